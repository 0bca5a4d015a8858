import { type Entry, isHost, type Rulebook } from '@hausregeln/engine'
import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import { Voice } from '@hausregeln/rulebooks/texts/voice.ts'
import { wordsIn } from './words.ts'

/** What an entry of the host that makes no event of its own is told as; null where events tell it. */
export function noteOf(entry: Entry, rulebook: Rulebook, names: readonly string[], language: Language): string | null {
  if (!isHost(entry)) return null
  const { notes } = wordsIn(language)
  const name = (seat: number) => new Voice(rulebook, names, language).seat(seat)
  switch (entry.host) {
    case 'pause':
    case 'resume':
    case 'reveal':
      return notes[entry.host]
    case 'botTakes':
      return notes.botTakes({ name: name(entry.seat), bot: entry.bot })
    case 'botReturns':
      return notes.botReturns({ name: name(entry.seat) })
    case 'handOver':
      return notes.handOver({ name: entry.to })
    default:
      return null
  }
}

/** That the entries `from` up to `to` no longer count. */
export function withdrawnText(from: number, to: number, language: Language): string {
  const number = new Intl.NumberFormat(language)
  return wordsIn(language).notes.withdrawn({ several: from !== to, from: number.format(from), to: number.format(to) })
}
