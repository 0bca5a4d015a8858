import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { vocabulary as apartmentsWords } from '../../apartments/rules/vocabulary.ts'
import { buildRemote, buyRemote } from './remote-purchase.ts'
import { vocabulary } from './vocabulary.ts'

export const remotePurchase: Chapter = {
  name: 'remote-purchase',
  gist: text('chapter-remote-purchase-gist'),
  theme: 'property',
  vocabulary: [vocabulary, apartmentsWords],
  slots: ['remoteBuy', 'remoteFirst', 'remoteBuild', 'business', 'jailBusiness', 'jailRelease', 'ladder', 'justBought'],
  actions: [buyRemote, buildRemote],
  title: text('chapter-remote-purchase-title'),
  needs: ['turn', 'claims', 'apartments'],
}
