import { words } from '@hausregeln/chapters/estate/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'

export const texts: Some<'estate'> = {
  events: words.event,
}
