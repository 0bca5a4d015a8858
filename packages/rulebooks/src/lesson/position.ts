import {
  type AdjustName,
  type BookFault,
  fault,
  HostError,
  NOBODY,
  newHeader,
  type OptionName,
  type Place,
  type Refusal,
  type Rulebook,
  Session,
  SetupError,
  type Watcher,
} from '@hausregeln/engine'
import { say } from '../file/say.ts'
import type { Lesson } from '../file/schema/lesson.ts'
import { inEach } from '../texts/language.ts'
import { refusalText } from '../texts/refusal.ts'

/** A lesson that cannot be played: what is wrong, each with its place in the file. */
export class LessonError extends Error {
  override readonly name = 'LessonError'
  readonly faults: readonly BookFault[]
  constructor(faults: readonly BookFault[]) {
    super(faults.map(({ en }) => en).join('\n'))
    this.faults = faults
  }
}

/** Throws `LessonError` with one fault. */
export function refuse(at: Place, said: Parameters<typeof fault>[1]): never {
  throw new LessonError([fault(at, said)])
}

/** Why the rules refuse something, with the paragraph, to be said in any language. */
export function refusedBy(rulebook: Rulebook, refusal: Refusal) {
  return inEach((language) => {
    const { text, rule } = refusalText(rulebook, refusal, language)
    return rule === null ? text : `${text} (${rule})`
  })
}

/** Games are begun anew until the one who learns begins. */
const MOST_BEGUN = 400

/**
 * The game in which a lesson is played, as it stands at the beginning: the first seat has the turn, and from here on
 * chance is given. It is laid out by what a keeper of a real game may set right, so that no law is broken. Throws
 * `LessonError` with the place of what cannot be.
 */
export function layOutLesson(rulebook: Rulebook, { position }: Lesson, watcher: Watcher | null = null): Session {
  const session = begun(rulebook, position, watcher)
  const setter = new Setter(rulebook, session)
  setter.deeds(position)
  setter.rest(position)
  setter.pieces(position)
  setter.money(position)
  return session
}

function begun({ book }: Rulebook, { seats, options = {} }: Lesson['position'], watcher: Watcher | null): Session {
  const at: Place = ['position', 'seats']
  const names = seats.map(({ name }) => ({ name }))
  for (let seed = 0; seed < MOST_BEGUN; seed++) {
    const session = newSession(seed)
    if (session.game.s.turnSeat !== 0) continue
    session.enter({ host: 'chance', source: { kind: 'given' } })
    return session
  }
  return refuse(at, say('lesson-neverBegins'))

  function newSession(seed: number): Session {
    const chance = { kind: 'seed', seed } as const
    try {
      const chosen = options as Partial<Record<OptionName, number>>
      return new Session(book, newHeader(book, { seats: names, options: chosen, chance }), watcher)
    } catch (error) {
      if (error instanceof SetupError) return refuse(at, say('lesson-asTold', { sentence: error.said }))
      throw error
    }
  }
}

/** What is set right, a field of the position after the other. */
class Setter {
  readonly #rulebook: Rulebook
  readonly #session: Session

  constructor(rulebook: Rulebook, session: Session) {
    this.#rulebook = rulebook
    this.#session = session
  }

  deeds({ deeds = [] }: Lesson['position']): void {
    const { s, book } = this.#session.game
    const { deedAt, spaces, deeds: count } = book.board
    for (let deed = 0; deed < count; deed++) if (s.owner[deed] !== NOBODY) this.#set('owner', deed, NOBODY, [])
    const numbers = deeds.map(({ space }, index) => {
      const deed = space < spaces ? (deedAt[space] ?? NOBODY) : NOBODY
      return deed < 0 ? refuse(['position', 'deeds', index, 'space'], say('lesson-noDeed', { space })) : deed
    })
    const each = (set: (deed: number, index: number) => void) => numbers.forEach(set)
    each((deed, index) => {
      this.#set('owner', deed, deeds[index]?.owner ?? NOBODY, ['deeds', index, 'owner'])
    })
    each((deed, index) => {
      if (deeds[index]?.mortgaged) this.#set('mortgage', deed, 1, ['deeds', index, 'mortgaged'])
    })
    // Storey by storey, so that groups which are built evenly may be.
    const most = Math.max(0, ...deeds.map(({ level = 0 }) => level))
    for (let storey = 1; storey <= most; storey++)
      each((deed, index) => {
        if (storey <= (deeds[index]?.level ?? 0)) this.#set('level', deed, storey, ['deeds', index, 'level'])
      })
  }

  rest({ set = [] }: Lesson['position']): void {
    for (const [index, { what, of, value }] of set.entries()) this.#set(what as AdjustName, of, value, ['set', index])
  }

  pieces({ seats }: Lesson['position']): void {
    for (const [seat, { space = 0 }] of seats.entries())
      if (this.#session.game.s.place[seat] !== space && this.#session.game.s.jail[seat] === 0)
        this.#set('place', seat, space, ['seats', seat, 'space'])
  }

  money({ seats }: Lesson['position']): void {
    for (const [seat, { cash = this.#session.game.book.numbers.startCash as number }] of seats.entries()) {
      const change = cash - (this.#session.game.s.cash[seat] ?? 0)
      if (change !== 0) this.#set('cash', seat, change, ['seats', seat, 'cash'])
    }
  }

  #set(what: AdjustName, of: number, value: number, place: Place): void {
    try {
      this.#session.enter({ host: 'adjust', what, of, value, reason: 'lesson' })
    } catch (error) {
      if (!(error instanceof HostError)) throw error
      const { refusal, said } = error
      if (refusal === 'asItIs') return
      const sentence = refusal === null ? said : refusedBy(this.#rulebook, refusal)
      refuse(['position', ...place], say('lesson-asTold', { sentence }))
    }
  }
}
