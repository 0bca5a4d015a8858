import type { EventLevel } from '@hausregeln/chapters/say/chapter-facts.ts'
import type { Composed, EventOf } from '@hausregeln/chapters/say/tongue.ts'
import type { EventType, GameEvent, Rulebook } from '@hausregeln/engine'
import { describeEnd } from './describe-end.ts'
import { levels, paymentLevels } from './facts/known.ts'
import type { Language } from './language.ts'
import { tongues } from './tongues.ts'
import { Voice } from './voice.ts'

/** A sentence for the log. `names`: of the players, by seat. */
export function eventText(rulebook: Rulebook, event: GameEvent, names: readonly string[], language: Language): string {
  return tell(event.type, event, new Voice(rulebook, names, language))
}

function tell<Type extends EventType>(type: Type, event: GameEvent, v: Voice): string {
  const { events, payments, phrases, adjustments } = tongues[v.language]
  if (event.type === 'moneyMoved') return (payments[event.slot] ?? phrases.payment)(event, v)
  if (event.type === 'gameOver') return describeEnd(event.reason, event.winners, v)
  if (event.type === 'adjusted') {
    const name = v.rulebook.book.words.adjustments[event.what]
    if (name === undefined) throw new RangeError(`There is no adjustment ${event.what}.`)
    return adjustments[name](event, v)
  }
  return events[type as Exclude<Type, Composed>](event as EventOf<Exclude<Type, Composed>>, v)
}

export type { EventLevel } from '@hausregeln/chapters/say/chapter-facts.ts'

/** See `EventLevel`. */
export function eventLevel(event: GameEvent): EventLevel {
  if (event.type === 'moneyMoved') return event.amount === 0 ? 'echo' : (paymentLevels[event.slot] ?? 'main')
  const level = levels[event.type] as EventLevel | ((event: GameEvent) => EventLevel) | undefined
  return typeof level === 'function' ? level(event) : (level ?? 'main')
}
