import type { BoardFile } from '../draft.ts'
import { NEW_SPACE } from './printed.ts'
import { suggestedRents } from './rents.ts'

export type Space = NonNullable<BoardFile['spaces']>[number]
export type SpaceKind = Space['kind']
export type Deed = Extract<Space, { readonly price: number }>
type Deck = NonNullable<BoardFile['decks']>[number]

export const LEAST_SPACES = 16
export const MOST_SPACES = 60

/** Whether a space is a property. */
export function isProperty(space: Space): space is Deed {
  return 'price' in space
}

/** The spaces of a board, from the start on. */
export function spacesOf(board: BoardFile): readonly Space[] {
  return board.spaces ?? []
}

/** The board with a new description of one space. */
export function withSpace(board: BoardFile, at: number, space: Space): BoardFile {
  return tidied({ ...board, spaces: spacesOf(board).map((one, other) => (other === at ? space : one)) })
}

/** The board with a further space; cards lead where they did. A board that is full stays as it is. */
export function withSpaceAdded(board: BoardFile, at: number, space: Space): BoardFile {
  const spaces = spacesOf(board)
  if (spaces.length >= MOST_SPACES) return board
  const next = [...spaces.slice(0, at), space, ...spaces.slice(at)]
  return tidied(redirected({ ...board, spaces: next }, (target) => (target >= at ? target + 1 : target)))
}

/**
 * The board without a space; cards that led there lead to the start. The start stays, and so does the least of boards.
 */
export function withSpaceRemoved(board: BoardFile, at: number): BoardFile {
  const spaces = spacesOf(board)
  if (at === 0 || spaces.length <= LEAST_SPACES) return board
  const next = spaces.filter((_, other) => other !== at)
  return tidied(
    redirected({ ...board, spaces: next }, (target) => (target === at ? 0 : target > at ? target - 1 : target)),
  )
}

/** The board with a space in another place; cards follow it. The start stays where it is. */
export function withSpaceMoved(board: BoardFile, from: number, to: number): BoardFile {
  const spaces = spacesOf(board)
  const space = spaces[from]
  if (space === undefined || from === 0 || to < 1 || to >= spaces.length || from === to) return board
  const order = spaces.map((_, at) => at).filter((at) => at !== from)
  order.splice(to, 0, from)
  const next = order.flatMap((at) => spaces[at] ?? [])
  return redirected({ ...board, spaces: next }, (target) => order.indexOf(target))
}

/** The board with a space of another kind: it keeps its name, and has what its kind needs. */
export function withKind(board: BoardFile, at: number, kind: SpaceKind): BoardFile {
  const space = spacesOf(board)[at]
  if (space === undefined || space.kind === kind) return board
  return withSpace(board, at, newSpace(board, kind, space))
}

/** A space of this kind, with the price and the group of what is beside it on the board. */
export function newSpace(board: BoardFile, kind: SpaceKind, like?: Space): Space {
  const name = like?.name ?? NEW_SPACE
  switch (kind) {
    case 'street':
    case 'station':
    case 'utility':
      return newDeed(board, kind, name, like)
    case 'tax':
      return { kind, name, amount: like !== undefined && isProperty(like) ? like.price : 100 }
    case 'cards':
      return { kind, name, deck: 0 }
    default:
      return { kind, name }
  }
}

function newDeed(board: BoardFile, kind: Deed['kind'], name: Space['name'], like?: Space): Deed {
  const alike = spacesOf(board).filter((space): space is Deed => space.kind === kind)
  const example = alike[0] ?? spacesOf(board).find(isProperty)
  const price = like !== undefined && isProperty(like) ? like.price : (example?.price ?? 100)
  const group = alike[0]?.group ?? Object.keys(board.groups ?? {})[0] ?? 'group'
  const house = kind === 'street' ? { house: example?.house ?? even(price / 2) } : {}
  return { kind, name, group, price, rents: suggestedRents(spacesOf(board), kind, price), ...house }
}

function even(value: number): number {
  return Math.max(2, Math.round(value / 2) * 2)
}

/** Cards that lead to a space, led elsewhere. */
function redirected(board: BoardFile, target: (space: number) => number): BoardFile {
  if (board.decks === undefined) return board
  const decks = board.decks.map((deck): Deck => ({ ...deck, cards: deck.cards.map((card) => lead(card, target)) }))
  return { ...board, decks }
}

function lead(card: Deck['cards'][number], target: (space: number) => number): Deck['cards'][number] {
  if (card.effect.do !== 'advanceTo') return card
  return { ...card, effect: { ...card.effect, space: target(card.effect.space) } }
}

/** Groups without a property are gone, and stations and utilities have a rent for each of their group. */
function tidied(board: BoardFile): BoardFile {
  const deeds = spacesOf(board).filter(isProperty)
  const used = new Set(deeds.map(({ group }) => group))
  const groups = Object.fromEntries(Object.entries(board.groups ?? {}).filter(([id]) => used.has(id)))
  const spaces = spacesOf(board).map((space) => {
    if (!isProperty(space) || space.kind === 'street') return space
    const count = deeds.filter(({ group }) => group === space.group).length
    if (space.rents.length >= count) return space
    const last = space.rents.at(-1) ?? 0
    return { ...space, rents: [...space.rents, ...Array.from({ length: count - space.rents.length }, () => last)] }
  })
  return { ...board, groups, spaces }
}
