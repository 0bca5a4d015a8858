import type { BotName } from '@hausregeln/bots'
import type { OptionName, Rulebook } from '@hausregeln/engine'
import { PIECE_SHAPES } from '../board/pieceShapes.ts'
import { seatColour } from '../design/palette.ts'
import type { NewGame, Player } from '../game/types.ts'

/** A game being set up. */
export interface Draft {
  readonly players: readonly Player[]
  readonly options: Readonly<Partial<Record<OptionName, number>>>
  /** As typed: empty for a seed of chance. */
  readonly seed: string
}

const NAMES = ['Anna', 'Ben', 'Cem', 'Dora', 'Emil', 'Fenja', 'Gero', 'Hanna']

function newPlayer(players: readonly Player[], bot: BotName | null): Player {
  const seat = players.length
  const name = NAMES.find((candidate) => players.every((player) => player.name !== candidate)) ?? `Platz ${seat + 1}`
  const shape = PIECE_SHAPES.find((candidate) => players.every((player) => player.shape !== candidate)) ?? 'cat'
  return { name, colour: seatColour(seat), shape, bot }
}

/** A person against three bots: the quickest way to a game. */
export function firstDraft(): Draft {
  const players: Player[] = []
  for (const bot of [null, 'steady', 'steady', 'steady'] as const) players.push(newPlayer(players, bot))
  return { players, options: {}, seed: '' }
}

export function withSeatAdded(draft: Draft): Draft {
  return { ...draft, players: [...draft.players, newPlayer(draft.players, 'steady')] }
}

/** Takes a seat away; the colours stay those of the places at the table. */
export function withSeatRemoved(draft: Draft, seat: number): Draft {
  const players = draft.players
    .filter((_, index) => index !== seat)
    .map((player, index) => ({ ...player, colour: seatColour(index) }))
  return { ...draft, players }
}

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
export function gameOf(draft: Draft, rulebook: Rulebook, seed: number): NewGame {
  const known = rulebook.book.options.map((option) => option.id)
  const options = Object.fromEntries(Object.entries(draft.options).filter(([id]) => known.includes(id as OptionName)))
  const players = draft.players.map((player) => ({ ...player, name: player.name.trim() }))
  return { rulebook: rulebook.book.id, players, options, seed }
}
