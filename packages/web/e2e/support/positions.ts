import { type Bot, type BotName, createBot } from '@hausregeln/bots'
import {
  type ActionName,
  codeOf,
  type Game,
  legalActions,
  type Move,
  may,
  moveOf,
  newHeader,
  type OptionName,
  type Packed,
  type Rulebook,
  Session,
  seatsIn,
  writeRecord,
} from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { type Question, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'

/** A position to be looked for: who sits at the table, who plays them until then, and what it is like. */
export interface Wanted {
  readonly rulebook?: Rulebook
  readonly options?: Readonly<Partial<Record<OptionName, number>>>
  /** Who sits there when the game is opened: names of persons, or `[name, bot]`. */
  readonly seats: readonly (string | readonly [name: string, bot: BotName])[]
  /** What every seat wants until then, the first of them that is legal; without it steady plays all seats. */
  readonly wishes?: readonly (readonly ActionName[])[]
  readonly until: (game: Game) => boolean
  /** What somebody does there, after which the record ends; null, or what is refused: such a position will not do. */
  readonly last?: (game: Game) => Move | null
}

const MOST_SEEDS = 400
const MOST_STEPS = 4000

/** The record of the first game, by its seed, that comes to such a position; it ends there. */
export function recordUntil(wanted: Wanted): string {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const session = played(wanted, seed)
    if (session !== null) return writeRecord(session.record)
  }
  throw new Error(`${MOST_SEEDS} games lead to no such position`)
}

function played(
  { rulebook = classic, options = {}, seats, wishes, until, last }: Wanted,
  seed: number,
): Session | null {
  const { book } = rulebook
  const session = new Session(
    book,
    newHeader(book, {
      seats: seats.map((seat) => (typeof seat === 'string' ? { name: seat } : { name: seat[0], bot: seat[1] })),
      options,
      chance: { kind: 'seed', seed },
    }),
  )
  const bots = seats.map((_, seat) => wishes?.[seat] === undefined && steady(seed + seat))
  const { game } = session
  for (let step = 0; step < MOST_STEPS && game.s.over === 0; step++) {
    if (until(game)) {
      if (last === undefined) return session
      const move = last(game)
      return move !== null && session.act(move) === null ? session : null
    }
    const refusal = session.act(moveOf(game, next(game, bots, wishes ?? [])))
    if (refusal !== null) throw new Error(`seed ${seed}, step ${step}: ${refusal}`)
  }
  return null
}

function steady(seed: number): Bot {
  const bot = createBot('steady')
  bot.begin(seed)
  return bot
}

/** Rents are demanded and offers answered first, then decides who must, in turn order. */
function next(game: Game, bots: readonly (Bot | false)[], wishes: readonly (readonly ActionName[])[]): Packed {
  const { turnSeat, seats, must } = game.s
  const inOrder = (mask: number) => seatsIn(mask).sort((a, b) => later(a) - later(b))
  const later = (seat: number) => (seat - turnSeat + seats) % seats
  for (const seat of inOrder(may(game))) {
    const bot = bots[seat]
    const action = bot ? bot.consider(game.shown, seat, game.terms) : first(game, seat, ['demand'])
    if (action !== 0) return action
  }
  for (const seat of inOrder(must)) {
    const bot = bots[seat]
    const action = bot ? bot.decide(game.shown, seat, game.terms) : first(game, seat, wishes[seat] ?? [])
    if (action !== 0) return action
  }
  throw new Error('nobody wants anything')
}

function first(game: Game, seat: number, wishes: readonly ActionName[]): Packed {
  if (wishes.length === 0) return 0
  const legal = legalActions(game, seat).map(({ action }) => action)
  for (const wish of wishes) {
    const action = legal.find((candidate) => game.book.actionNames[codeOf(candidate)] === wish)
    if (action !== undefined) return action
  }
  return 0
}

/** What a seat must decide now, as the screen asks it; null if it need not. */
export function asked(game: Game, seat: number): Question | null {
  return (game.s.must >>> seat) & 1 ? (questionsFor(game, seat)[0] ?? null) : null
}

export function mayDo(game: Game, seat: number, name: ActionName): boolean {
  return legalActions(game, seat).some(({ action }) => game.book.actionNames[codeOf(action)] === name)
}
