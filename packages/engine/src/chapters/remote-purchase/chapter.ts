import type { Chapter } from '../../core/chapter.ts'
import { buildRemote, buyRemote } from './remote-purchase.ts'

export const remotePurchase: Chapter = {
  name: 'remote-purchase',
  slots: ['remoteBuy', 'remoteFirst', 'remoteBuild', 'business', 'jailBusiness', 'jailRelease', 'ladder', 'justBought'],
  actions: [buyRemote, buildRemote],
  title: { de: 'Kaufen und Bauen aus der Ferne', en: 'Buying and building from afar' },
  needs: ['turn', 'claims', 'apartments'],
}
