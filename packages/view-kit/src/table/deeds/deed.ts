import { canBuild } from '@hausregeln/chapters/building/rules/can-build.ts'
import type { ActionName, DeedDef, GameView, Rulebook } from '@hausregeln/engine'
import { isStreet, ownedInGroup, ownsGroup } from '@hausregeln/engine/kit/deeds.ts'
import { nounIn } from '@hausregeln/rulebooks/texts/language.ts'
import type { DeedRow } from '../../board/index.ts'
import { formatNumber, type Locale } from '../../i18n/index.ts'
import type { tableTexts } from '../texts.ts'
import { builtWords, highestLevel } from './built.ts'

type Words = (typeof tableTexts)['de']

/** The definition of a deed by its number. */
export function deedDef(rulebook: Rulebook, deed: number): DeedDef | null {
  const space = rulebook.board.spaces[rulebook.book.board.spaceOf[deed] ?? -1]
  return space !== undefined && 'price' in space ? space : null
}

/** Whether players may trade deeds among themselves. */
export function tradesDeeds(l: GameView): boolean {
  return l.book.codes.offer !== undefined && !l.book.chapters.has('share-trade')
}

/** The deeds of a seat, in board order. */
export function deedsOf(l: GameView, seat: number): number[] {
  return Array.from({ length: l.book.board.deeds }, (_, deed) => deed).filter((deed) => l.s.owner[deed] === seat)
}

/** The rents of a deed as its card prints them, with the one that holds now. */
export function rentRows(
  l: GameView,
  rulebook: Rulebook,
  deed: number,
  def: DeedDef,
  words: Words,
  locale: Locale,
): DeedRow[] {
  const owner = l.s.owner[deed] ?? -1
  const group = l.book.board.groupOf[deed] ?? 0
  const owned = owner < 0 ? 0 : ownedInGroup(l, owner, group)
  if (def.kind === 'station')
    return def.rents.map((rent, index) => ({
      label: words.stations(index + 1),
      value: formatNumber(locale, rent),
      current: owned === index + 1,
    }))
  if (def.kind === 'utility')
    return def.rents.map((factor, index) => ({
      label: words.utilities(index + 1, def.rents.length === 2),
      value: words.factor(formatNumber(locale, factor)),
      current: owned === index + 1,
    }))
  return streetRows(l, rulebook, deed, def, owner, words, locale)
}

function streetRows(
  l: GameView,
  rulebook: Rulebook,
  deed: number,
  def: DeedDef,
  owner: number,
  words: Words,
  locale: Locale,
): DeedRow[] {
  const top = def.rents.length - 1
  const level = l.s.level[deed] ?? 0
  const group = l.book.board.groupOf[deed] ?? 0
  const whole = owner >= 0 && ownsGroup(l, owner, group)
  const doubled = l.book.policies.groupRent !== 'never'
  const isBuilt = canBuild(l.book)
  const rents = isBuilt ? def.rents : def.rents.slice(0, 1)
  const bare = isBuilt ? words.unbuilt : words.rent
  const rows: DeedRow[] = rents.map((rent, index) => ({
    label: index === 0 ? bare : builtWords(rulebook, index, top, locale),
    value: formatNumber(locale, rent),
    current:
      owner >= 0 && (level === highestLevel(l) ? index === top : index === level) && !(whole && doubled && level === 0),
  }))
  if (doubled)
    rows.splice(1, 0, {
      label: words.wholeGroup,
      value: formatNumber(locale, groupFactor(l) * (def.rents[0] ?? 0)),
      current: whole && level === 0,
    })
  return rows
}

/** What else a deed prints, as far as its rulebook has a use for it: prices, commission, what the bank lends or gives. */
export function termRows(l: GameView, rulebook: Rulebook, deed: number, words: Words, locale: Locale): DeedRow[] {
  const { codes, board } = l.book
  const { house } = rulebook.board.pieces
  const knows = (name: ActionName) => codes[name] !== undefined
  const row = (label: string, table: Int32Array): DeedRow => ({ label, value: formatNumber(locale, table[deed] ?? 0) })
  const isBuilt = isStreet(l, deed) && canBuild(l.book)
  return [
    row(words.price, board.price),
    ...(isBuilt ? [row(words.housePrice(nounIn(house, locale).one), board.housePrice)] : []),
    ...(isStreet(l, deed) && knows('buyRemote') ? [row(words.commission, board.commission)] : []),
    ...(knows('mortgage') ? [row(words.mortgage, board.mortgageValue)] : []),
    ...(knows('sellDeed') ? [row(words.saleValue, board.saleValue)] : []),
    ...(knows('sellDeed') && isBuilt ? [row(words.houseSale(nounIn(house, locale).one), board.houseSale)] : []),
  ]
}

/** What the owner of a whole group multiplies the rent of an unbuilt street by. */
function groupFactor({ book: { numbers } }: GameView): number {
  return typeof numbers.groupRentFactor === 'number' ? numbers.groupRentFactor : 1
}
