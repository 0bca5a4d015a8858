import type { Board } from '../../core/board.ts'
import { DECK_CARDS, DECKS, DEEDS, LEVELS, MASK_WORDS } from '../../core/limits.ts'
import { type ByAny, column } from '../../core/state/column.ts'
import type { BoardDef } from '../definition.ts'
import { effectDef, fieldsOf } from '../effects.ts'
import { oncePerTwo } from './once.ts'
import { coinOf, isDeed } from './spaces.ts'

/** Lays a board into flat tables; `kinds`: the numbers of its kinds of space. */
export const compileBoard = oncePerTwo((def: BoardDef, kinds: Board['kinds']): Board => {
  const spaces = def.spaces.length
  const deedDefs = def.spaces.filter(isDeed)
  const groupNames = [...new Set(deedDefs.map((deed) => deed.group))]
  const members = groupNames.map((name) => deedDefs.flatMap((deed, index) => (deed.group === name ? [index] : [])))
  let deedCount = 0
  const deedAt = int8(def.spaces.map((space) => (isDeed(space) ? deedCount++ : -1)))
  const rent = column(new Int32Array(DEEDS * LEVELS))
  deedDefs.forEach((deed, index) => {
    rent.set(deed.rents, index * LEVELS)
  })
  return {
    spaces,
    deeds: deedDefs.length,
    groups: groupNames.length,
    decks: def.decks.length,
    coin: coinOf(def),
    jailSpace: def.spaces.findIndex((space) => space.kind === 'jail'),
    nearestJail: int8(def.spaces.map((_, space) => nearestJail(def, space))),
    kinds,
    kind: uint8(def.spaces.map((space) => kinds[space.kind])),
    deedAt,
    taxAt: int32(def.spaces.map((space) => (space.kind === 'tax' ? space.amount : 0))),
    deckAt: int8(def.spaces.map((space) => (space.kind === 'cards' ? space.deck : -1))),
    spaceOf: int8(deedDefs.map((deed) => def.spaces.indexOf(deed))),
    kindOf: uint8(deedDefs.map((deed) => kinds[deed.kind])),
    groupOf: int8(deedDefs.map((deed) => groupNames.indexOf(deed.group))),
    price: int32(deedDefs.map((deed) => deed.price)),
    mortgageValue: int32(deedDefs.map((deed) => deed.mortgage ?? deed.price / 2)),
    housePrice: int32(deedDefs.map((deed) => deed.house ?? 0)),
    saleValue: int32(deedDefs.map((deed) => deed.sale ?? deed.price / 2)),
    houseSale: int32(deedDefs.map((deed) => deed.houseSale ?? (deed.house ?? 0) / 2)),
    commission: int32(deedDefs.map((deed) => deed.commission ?? 0)),
    rent,
    groupStart: uint8([0, ...members.keys()].map((_, index) => members.slice(0, index).flat().length)),
    groupEnd: uint8(members.map((_, index) => members.slice(0, index + 1).flat().length)),
    groupDeeds: uint8(members.flat()),
    groupFirst: uint8(members.map((deeds) => deeds[0])),
    groupMask: int32(members.flatMap(maskOf)),
    ...compileDecks(def),
  }
})

// Tables lie in buffers of their own: such a buffer never moves, and V8 lays its address down in the code that reads it.

function int8(values: readonly number[]): Int8Array & ByAny {
  const table = new Int8Array(new ArrayBuffer(values.length))
  table.set(values)
  return column(table)
}

function uint8(values: readonly number[]): Uint8Array & ByAny {
  const table = new Uint8Array(new ArrayBuffer(values.length))
  table.set(values)
  return column(table)
}

function int32(values: readonly number[]): Int32Array & ByAny {
  const table = new Int32Array(new ArrayBuffer(values.length * Int32Array.BYTES_PER_ELEMENT))
  table.set(values)
  return column(table)
}

/** Deeds as a mask of `MASK_WORDS` words. */
function maskOf(deeds: readonly number[]): number[] {
  const mask = new Array(MASK_WORDS).fill(0)
  for (const deed of deeds) mask[deed >> 5] |= 1 << (deed & 31)
  return mask
}

/** Looks ahead and back at once, ahead first. */
function nearestJail({ spaces }: BoardDef, from: number): number {
  const at = (steps: number) => (from + steps + spaces.length) % spaces.length
  for (let steps = 0; steps < spaces.length; steps++)
    for (const space of [at(steps), at(-steps)]) if (spaces[space].kind === 'jail') return space
  return -1
}

function compileDecks(def: BoardDef): Pick<Board, 'cards' | 'effect' | 'cardA' | 'cardB' | 'jailCardOf'> {
  const effect = column(new Uint8Array(DECKS * DECK_CARDS))
  const cardA = column(new Int32Array(DECKS * DECK_CARDS))
  const cardB = column(new Int32Array(DECKS * DECK_CARDS))
  def.decks.forEach((deck, deckIndex) => {
    deck.cards.forEach((card, cardIndex) => {
      const at = deckIndex * DECK_CARDS + cardIndex
      const [a = 0, b = 0] = fieldsOf(card.effect).map(([, , value]) => value)
      effect[at] = effectDef(card.effect.do).number
      cardA[at] = a
      cardB[at] = b
    })
  })
  return {
    cards: uint8(def.decks.map((deck) => deck.cards.length)),
    effect,
    cardA,
    cardB,
    jailCardOf: int8(def.decks.map((deck) => deck.cards.findIndex((card) => effectDef(card.effect.do).kept === true))),
  }
}
