import { canBuild } from '@hausregeln/chapters/building/rules/can-build.ts'
import type { DeedDef, Rulebook, SpaceDef } from '@hausregeln/engine'
import { BASES, BOOK_FORMAT, type BookFile, bookFile, FILE_LIMITS } from '@hausregeln/rulebooks/file/index.ts'
import { LOCALES, type Locale, textIn } from '@hausregeln/view-kit/i18n/index.ts'
import { ALL } from './say/all.words.ts'

/** How a deed is called on the table's own board, and what it costs there. */
export interface DeedWish {
  readonly space: number
  readonly name: string
  readonly price: number
  /** What a building costs; null where none can stand. */
  readonly house: number | null
  readonly rents: readonly number[]
}

type SpaceFile = NonNullable<NonNullable<BookFile['board']>['spaces']>[number]

/** The deeds of a rulebook's board, in its order. */
export function deedsIn({ board, book }: Rulebook, locale: Locale): DeedWish[] {
  return board.spaces.flatMap((space, at) =>
    isDeed(space)
      ? [
          {
            space: at,
            name: textIn(space.name, locale),
            price: space.price,
            house: canBuild(book) ? (space.house ?? null) : null,
            rents: space.rents,
          },
        ]
      : [],
  )
}

function isDeed(space: SpaceDef): space is DeedDef {
  return 'price' in space
}

/** The deeds that are otherwise on the table than in the rulebook. */
export function changedIn(before: readonly DeedWish[], wishes: readonly DeedWish[]): DeedWish[] {
  return wishes.filter((wish, at) => JSON.stringify(wish) !== JSON.stringify(before[at]))
}

/** Rents as they are typed, parted by commas or spaces; null if that is not as many numbers as there must be. */
export function readRents(text: string, count: number): readonly number[] | null {
  const rents = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number)
  return rents.length === count && rents.every((rent) => Number.isInteger(rent) && rent >= 0) ? rents : null
}

/**
 * The rulebook with the table's own names and prices, as a file: a house rule says in a paragraph of its own in what its
 * board differs, so that nobody takes it for the source.
 */
export function ownBoardFile(rulebook: Rulebook, before: readonly DeedWish[], wishes: readonly DeedWish[]): BookFile {
  const whole = bookFile(rulebook)
  const changed = changedIn(before, wishes)
  const spaces = (whole.board?.spaces ?? []).map((space, at) => {
    const wish = changed.find((one) => one.space === at)
    return wish === undefined ? space : spaceWith(space, wish)
  })
  const base = BASES.find((id) => id === rulebook.book.id)
  const paragraph = paragraphOf(rulebook, before, changed)
  return {
    ...(base === undefined ? whole : { format: BOOK_FORMAT, extends: base }),
    format: BOOK_FORMAT,
    id: idOf(rulebook.book.id),
    version: 1,
    title: inAll((locale) => ALL[locale].named({ title: textIn(rulebook.title, locale) })),
    board: base === undefined ? { ...whole.board, spaces } : { spaces },
    paragraphs: { ...(base === undefined ? whole.paragraphs : {}), ...paragraph },
  }
}

/** A text of the book, in every language. */
function inAll(tell: (locale: Locale) => string): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, tell(locale)])) as Record<Locale, string>
}

const SUFFIX = '-board'

function idOf(id: string): string {
  return id.endsWith(SUFFIX) ? id : `${id.slice(0, 24)}${SUFFIX}`
}

/** Mortgage and sale follow the price, as they did before. */
function spaceWith(space: SpaceFile, { name, price, house, rents }: DeedWish): SpaceFile {
  if (!('price' in space)) return space
  const part = (value: number | undefined) =>
    value === undefined ? undefined : Math.round((value / space.price) * price)
  const half = Math.floor(price / 2)
  const mortgage = price === space.price ? space.mortgage : (part(space.mortgage) ?? half)
  const sale = price === space.price ? space.sale : (part(space.sale) ?? half)
  return {
    ...space,
    name,
    price,
    rents: [...rents],
    ...(house !== null && { house, houseSale: house === space.house ? space.houseSale : Math.floor(house / 2) }),
    mortgage,
    sale,
  }
}

/** A paragraph of the house, under the next free number, that stands for what the board says. */
function paragraphOf(
  { ruleTexts, board, book }: Rulebook,
  before: readonly DeedWish[],
  changed: readonly DeedWish[],
): NonNullable<BookFile['paragraphs']> {
  let number = 1
  while (`H-${number}` in ruleTexts) number++
  const lines = (locale: Locale) =>
    changed.map((wish) => {
      const { name, price = 0 } = before.find(({ space }) => space === wish.space) ?? {}
      const was = board.spaces[wish.space]?.name
      const { called, costs, rents, both } = ALL[locale]
      const told = [
        ...(wish.name === name ? [] : [called({ name: wish.name })]),
        ...(wish.price === price ? [] : [costs({ price: wish.price, before: price })]),
      ]
      return `${was === undefined ? name : textIn(was, locale)} ${told.length === 0 ? rents : told.reduce((one, other) => both({ one, other }))}`
    })
  return {
    [`H-${number}`]: {
      title: inAll((locale) => ALL[locale].title),
      house: inAll((locale) => `${lines(locale).join('; ')}.`.slice(0, FILE_LIMITS.paragraph)),
      ...(book.rules.board !== undefined && { slots: ['board'] }),
    },
  }
}
