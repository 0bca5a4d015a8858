import { hotelLevel } from '@hausregeln/chapters/building/rules/levels.ts'
import type { DeedDef } from '@hausregeln/engine'
import { nounFor } from '@hausregeln/rulebooks/texts/index.ts'
import type { Books } from '../books/books.ts'
import { rentsByDeed } from '../books/rents.ts'
import type { Cell, Row, Sheet } from '../sheet.ts'
import { wordsIn } from '../words/words.ts'

/** Every deed as it stands now, and what rent it has brought. */
export function propertiesSheet(books: Books): Sheet {
  const { heads, sheets } = wordsIn(books.language)
  const rents = rentsByDeed(books)
  return {
    name: sheets.properties,
    headed: true,
    frozen: 2,
    columns: [
      { head: heads.space, align: 'right' },
      { head: heads.property },
      { head: heads.group },
      { head: heads.price, align: 'right' },
      { head: heads.owner },
      { head: heads.level, align: 'right' },
      { head: heads.built },
      { head: heads.mortgage, align: 'right' },
      { head: heads.rents, align: 'right' },
      { head: heads.rentPayments, align: 'right' },
    ],
    rows: rents.map(({ amount, payments }, deed) => rowOf(books, deed, amount, payments)),
  }
}

function rowOf(books: Books, deed: number, rent: number, payments: number): Row {
  const { voice, game } = books
  const { board } = game.book
  const owner = game.s.owner[deed] ?? -1
  const level = game.s.level[deed] ?? 0
  return {
    cells: [
      board.spaceOf[deed] ?? null,
      voice.deed(deed),
      groupCell(books, deed),
      board.price[deed] ?? 0,
      owner < 0 ? wordsIn(books.language).bank : voice.seat(owner),
      level,
      built(books, level),
      game.s.mortgaged[deed] === 0 ? null : (board.mortgageValue[deed] ?? 0),
      rent,
      payments,
    ],
  }
}

/** The group's name on the group's colour. */
function groupCell({ rulebook, voice }: Books, deed: number): Cell {
  const space = rulebook.board.spaces[rulebook.book.board.spaceOf[deed] ?? -1] as DeedDef | undefined
  const colour = space && rulebook.board.groups[space.group]?.colour
  const name = voice.group(deed)
  return colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour) ? { value: name, ground: colour } : name
}

/** What stands on a street of this level, in words. */
function built({ game, voice, language }: Books, level: number): string | null {
  if (level === 0) return null
  const isHotel = voice.pieces.block === undefined && level === hotelLevel(game)
  const standing = isHotel ? ([[1, voice.pieces.hotel]] as const) : voice.standing(level)
  return voice.list(standing.map(([count, noun]) => `${count} ${nounFor(noun, language, count)}`))
}
