import type { BotName } from '@hausregeln/bots'
import type { OptionName, Rulebook } from '@hausregeln/engine'
import type { Carried } from '@hausregeln/rulebooks/file/index.ts'
import { PIECE_SHAPES } from '@hausregeln/view-kit/board/pieces/pieceShapes.ts'
import { SEAT_COLOURS, seatColour } from '@hausregeln/view-kit/design/colours/palette.ts'
import type { NewGame, Player } from '@hausregeln/view-kit/game/types.ts'

/** A place at the table being set; `key` stays its own whatever else changes. */
export interface DraftPlayer extends Player {
  readonly key: number
}

/** A game being set up. */
export interface Draft {
  readonly players: readonly DraftPlayer[]
  readonly options: Readonly<Partial<Record<OptionName, number>>>
  /** As typed: empty for a seed of chance. */
  readonly seed: string
  /** For a game on a real board. */
  readonly kept: boolean
}

const NAMES = ['Anna', 'Ben', 'Cem', 'Dora', 'Emil', 'Fenja', 'Gero', 'Hanna']

function newPlayer(players: readonly DraftPlayer[], bot: BotName | null): DraftPlayer {
  const seat = players.length
  const name = NAMES.find((candidate) => players.every((player) => player.name !== candidate)) ?? `Platz ${seat + 1}`
  const shape = PIECE_SHAPES.find((candidate) => players.every((player) => player.shape !== candidate)) ?? 'cat'
  const colour = SEAT_COLOURS.find((candidate) => players.every((player) => player.colour !== candidate))
  const key = 1 + Math.max(0, ...players.map((player) => player.key))
  return { key, name, colour: colour ?? seatColour(seat), shape, bot }
}

/** A person against three bots: the quickest way to a game. */
export function firstDraft(): Draft {
  const players: DraftPlayer[] = []
  for (const bot of [null, 'steady', 'steady', 'steady'] as const) players.push(newPlayer(players, bot))
  return { players, options: {}, seed: '', kept: false }
}

/** The draft with a further seat. */
export function withSeatAdded(draft: Draft): Draft {
  return { ...draft, players: [...draft.players, newPlayer(draft.players, draft.kept ? null : 'steady')] }
}

/** Around a real board sit people; at the screen one plays against bots to begin with. */
export function withKept(draft: Draft, kept: boolean): Draft {
  const players = draft.players.map(
    (player, seat) => ({ ...player, bot: kept || seat === 0 ? null : 'steady' }) as const,
  )
  return { ...draft, kept, players }
}

/** The draft without a seat. */
export function withSeatRemoved(draft: Draft, seat: number): Draft {
  return { ...draft, players: draft.players.filter((_, index) => index !== seat) }
}

/** Gives a seat a colour or a piece; the seat that had it takes this one's in exchange, so that all differ. */
export function withMark(draft: Draft, seat: number, mark: 'colour' | 'shape', value: string): Draft {
  const own = draft.players[seat]?.[mark]
  const players = draft.players.map((player, index) => {
    if (index === seat) return { ...player, [mark]: value }
    return player[mark] === value ? { ...player, [mark]: own } : player
  })
  return { ...draft, players }
}

/** The draft with a change to one player. */
export function withPlayer(draft: Draft, seat: number, change: Partial<Player>): Draft {
  return {
    ...draft,
    players: draft.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
  }
}

/** What is wrong with a seat's name. */
export function nameFault({ players }: Draft, seat: number): 'nameEmpty' | 'nameTwice' | null {
  const name = players[seat]?.name.trim() ?? ''
  if (name === '') return 'nameEmpty'
  return players.some((player, other) => other !== seat && player.name.trim() === name) ? 'nameTwice' : null
}

/** A seed as typed: null if it is none. */
export function readSeed(text: string, chance: () => number): number | null {
  if (text.trim() === '') return chance()
  const seed = Number(text)
  return Number.isSafeInteger(seed) && seed >= 0 ? seed : null
}

/** The draft as a game, with the options that this rulebook has. */
export function gameOf(draft: Draft, rulebook: Rulebook, seed: number, carried: Carried = {}): NewGame {
  const known = rulebook.book.options.map((option) => option.id)
  const options = Object.fromEntries(Object.entries(draft.options).filter(([id]) => known.includes(id as OptionName)))
  const players = draft.players.map(({ name, colour, shape, bot }) => ({ name: name.trim(), colour, shape, bot }))
  return { rulebook: rulebook.book.id, carried, players, options, seed, kept: draft.kept }
}
