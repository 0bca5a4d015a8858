import { GiftWatch, type Series } from '@hausregeln/bots/chances/gifts.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { isMove } from '@hausregeln/engine'
import type { MessageOf } from '@hausregeln/protocol'
import type { Play } from '../game/play.ts'
import { botOn, type TableState } from '../state/state.ts'
import type { Fact } from '../steps/step.ts'
import type { Audience } from './audience.ts'
import type { Visitor } from './visitor.ts'

/**
 * Tells the host, and nobody else, of unusual series of gifts between persons (see bots/src/chances/gifts.ts). Nothing
 * follows from it by itself. It is kept in memory: a table that is loaded again begins anew.
 */
export class GiftNotes {
  readonly #audience: Audience
  #watch = new GiftWatch(NETS)

  constructor(audience: Audience) {
    this.#audience = audience
  }

  /** A game begins, or goes on from here. */
  begin({ game }: Play): void {
    this.#watch = new GiftWatch(NETS)
    this.#watch.look(game)
  }

  /** A step has been made; returns what tells the host once it is durable, if there is anything new. */
  note(facts: readonly Fact[], { game }: Play, state: TableState): (() => void) | null {
    const isNew = acceptedIn(facts).map((serial) => this.#watch.taken(game, serial))
    this.#watch.look(game)
    return isNew.includes(true) && this.#between(state).length > 0 ? () => this.#tellAll(state) : null
  }

  /** Tells a page that has come what its person, if they are the host, has been told before. */
  tell(visitor: Visitor, state: TableState): void {
    const series = this.#between(state)
    if (visitor.guest.id === state.host.id && !visitor.program && series.length > 0) visitor.send(messageOf(series))
  }

  #tellAll(state: TableState): void {
    for (const page of this.#audience.pagesOf(state.host.id)) this.tell(page, state)
  }

  /** Bots give nothing away on purpose. */
  #between(state: TableState): readonly Series[] {
    const isPerson = (seat: number) => (state.seats[seat]?.guest ?? null) !== null && botOn(state, seat) === null
    return this.#watch.unusual.filter(({ from, to }) => isPerson(from) && isPerson(to))
  }
}

function messageOf(series: readonly Series[]): MessageOf<'unusual'> {
  return { type: 'unusual', series: series.map(({ from, to, deals }) => ({ from, to, deals })) }
}

/** Numbers of the offers that were accepted in a step. */
function acceptedIn(facts: readonly Fact[]): number[] {
  return facts.flatMap((fact) =>
    fact.fact === 'entered'
      ? fact.entries.flatMap(({ entry }) => (isMove(entry) && entry.do === 'accept' ? [entry.matter] : []))
      : [],
  )
}
