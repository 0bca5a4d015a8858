import { words } from '@hausregeln/chapters/partial/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'

export const texts: Some<'partial'> = {
  events: words.event,
}
