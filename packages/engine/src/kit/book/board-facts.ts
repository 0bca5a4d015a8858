import type { NumberValue } from '../../core/choice.ts'
import { DECK_CARDS, LEVELS } from '../../core/limits.ts'
import type { CardEffect, SpaceDef } from '../definition.ts'
import type { Rulebook } from './rulebook.ts'

/** A space of the board; `deed`: the number of its deed, `deck`: of its cards, `tax`: what is to be paid. */
export interface SpaceFacts {
  readonly space: number
  readonly kind: string
  readonly name: string
  readonly deed: number | null
  readonly deck: number | null
  readonly tax: number
}

/** A deed as it is printed; `rents` by what its kind goes by: see `DeedDef`. */
export interface DeedFacts {
  readonly deed: number
  readonly space: number
  readonly name: string
  readonly kind: string
  readonly group: number
  readonly price: number
  readonly mortgage: number
  readonly house: number
  readonly houseSale: number
  readonly rents: readonly number[]
}

/** What does not change in a game of a rulebook: the board and its deeds, the cards, the numbers, what was chosen. */
export interface BoardFacts {
  readonly rulebook: string
  readonly version: number
  readonly identity: string
  readonly spaces: readonly SpaceFacts[]
  readonly deeds: readonly DeedFacts[]
  readonly groups: readonly { readonly group: number; readonly name: string; readonly deeds: readonly number[] }[]
  readonly decks: readonly { readonly deck: number; readonly name: string; readonly cards: readonly CardEffect[] }[]
  readonly numbers: Readonly<Record<string, NumberValue>>
  readonly choices: Readonly<Record<string, string>>
}

/** The board of a rulebook as named facts, with its English names. */
export function boardFacts({ book, board }: Rulebook): BoardFacts {
  const { board: table } = book
  const keys = [...new Set(board.spaces.flatMap((space) => ('group' in space ? [space.group] : [])))]
  return {
    rulebook: book.id,
    version: book.version,
    identity: book.identity(),
    spaces: board.spaces.map((space, index) => spaceFacts(book.board, space, index)),
    deeds: Array.from({ length: table.deeds }, (_, deed) => deedFacts(table, board.spaces, deed)),
    groups: keys.map((key, group) => ({
      group,
      name: board.groups[key]?.name.en ?? key,
      deeds: Array.from(table.groupDeeds.subarray(table.groupStart[group], table.groupStart[group + 1])),
    })),
    decks: board.decks.map(({ name, cards }, deck) => ({
      deck,
      name: name.en,
      cards: cards.slice(0, DECK_CARDS).map(({ effect }) => effect),
    })),
    numbers: book.numbers,
    choices: book.chosen,
  }
}

type Table = Rulebook['book']['board']

function spaceFacts(table: Table, { kind, name }: SpaceDef, space: number): SpaceFacts {
  const deed = table.deedAt[space]
  const deck = kind === 'cards' ? table.deckAt[space] : null
  return { space, kind, name: name.en, deed: deed < 0 ? null : deed, deck, tax: table.taxAt[space] }
}

function deedFacts(table: Table, spaces: readonly SpaceDef[], deed: number): DeedFacts {
  const space = table.spaceOf[deed]
  const def = spaces[space]
  const rents = 'rents' in def ? def.rents.length : LEVELS
  return {
    deed,
    space,
    name: def.name.en,
    kind: def.kind,
    group: table.groupOf[deed],
    price: table.price[deed],
    mortgage: table.mortgageValue[deed],
    house: table.housePrice[deed],
    houseSale: table.houseSale[deed],
    rents: Array.from(table.rent.subarray(deed * LEVELS, deed * LEVELS + rents)),
  }
}
