import type { DeedDef, Place, Rulebook, SpaceDef, Text, Unit } from '@hausregeln/engine'
import { isDeed } from '@hausregeln/engine/kit/book/spaces.ts'
import { describeNumber } from '../../numbers.ts'
import { formatNumber, inEach, inLanguage, type Localized } from '../../texts/language.ts'
import { type Aligned, aligned } from './align.ts'
import type { BookDifference } from './difference.ts'
import { boardWord, kindName, NONE } from './words.ts'

/** In what the spaces of two boards differ: those that are new, gone or moved, and what is other with the rest. */
export function spaceDifferences(before: Rulebook, after: Rulebook): BookDifference[] {
  const [was, is] = [before.board.spaces, after.board.spaces]
  const places = aligned(was, is)
  return [
    ...is.flatMap((space, number) => (places.from[number] === -1 ? [added(after, space, number)] : [])),
    ...was.flatMap((space, number) => (places.to[number] === -1 ? [gone(before, space, number)] : [])),
    ...is.flatMap((_, number) => (places.from[number] === -1 ? [] : changes(before, after, places, number))),
  ]
}

/** Which spaces are called otherwise: no rule, but what people look for. */
export function spaceNames(before: Rulebook, after: Rulebook): BookDifference[] {
  const { from } = aligned(before.board.spaces, after.board.spaces)
  return after.board.spaces.flatMap(({ name }, number) => {
    const other = before.board.spaces[from[number] ?? -1]?.name
    if (other === undefined || (other.de === name.de && other.en === name.en)) return []
    return [{ at: ['board', 'spaces', number, 'name'], label: numberOf(number), before: other, after: name }]
  })
}

function added(rulebook: Rulebook, space: SpaceDef, number: number): BookDifference {
  const at: Place = ['board', 'spaces', number]
  return { at, label: labelOf(boardWord('added'), space, number), before: NONE, after: whole(rulebook, space) }
}

function gone(rulebook: Rulebook, space: SpaceDef, number: number): BookDifference {
  const at: Place = ['board', 'spaces', number]
  return { at, label: labelOf(boardWord('gone'), space, number), before: whole(rulebook, space), after: NONE }
}

function changes(before: Rulebook, after: Rulebook, { from, moved }: Aligned, number: number): BookDifference[] {
  const was = before.board.spaces[from[number] ?? -1]
  const is = after.board.spaces[number]
  if (was === undefined || is === undefined) return []
  const told: BookDifference[] = []
  const tell: Tell = (field, had, has) => {
    const label = labelOf(boardWord(field), is, number)
    told.push({ at: ['board', 'spaces', number, field], label, before: had, after: has })
  }
  if (moved.has(number)) tell('moved', numberOf(from[number] ?? 0), numberOf(number))
  if (was.kind !== is.kind) tell('kind', kindName(was.kind), kindName(is.kind))
  else if (isDeed(was) && isDeed(is)) deedChanges(before, after, was, is, tell)
  else if (was.kind === 'tax' && is.kind === 'tax' && was.amount !== is.amount)
    tell('amount', money(before, was.amount), money(after, is.amount))
  else if (was.kind === 'cards' && is.kind === 'cards' && was.deck !== is.deck)
    tell('deck', deckOf(before, was.deck), deckOf(after, is.deck))
  return told
}

type Tell = (field: Parameters<typeof boardWord>[0], had: Localized, has: Localized) => void

function deedChanges(before: Rulebook, after: Rulebook, was: DeedDef, is: DeedDef, tell: Tell): void {
  const [had, has] = [groupOf(before, was), groupOf(after, is)]
  if (was.group !== is.group && had.en !== has.en) tell('group', had, has)
  const [then, now] = [fullDeed(was), fullDeed(is)]
  for (const field of ['price', 'house', 'mortgage', 'sale', 'houseSale', 'commission'] as const)
    if (then[field] !== now[field]) tell(field, money(before, then[field]), money(after, now[field]))
  if (was.rents.join() === is.rents.join()) return
  const unit = was.kind === 'utility' ? null : 'money'
  tell('rents', numbers(before, was.rents, unit), numbers(after, is.rents, unit))
}

/** What is half of something unless said stands there as it is. */
function fullDeed(deed: DeedDef) {
  const { price, house, mortgage = price / 2, sale = price / 2, houseSale = (house ?? 0) / 2, commission } = deed
  return { price, house, mortgage, sale, houseSale, commission }
}

/** A space with all that it costs and brings. */
function whole(rulebook: Rulebook, space: SpaceDef): Localized {
  if (space.kind === 'tax') return joined([kindName('tax'), money(rulebook, space.amount)])
  if (space.kind === 'cards') return joined([kindName('cards'), deckOf(rulebook, space.deck)])
  if (!isDeed(space)) return kindName(space.kind)
  const price = titled(boardWord('price'), money(rulebook, space.price))
  const unit = space.kind === 'utility' ? null : 'money'
  const rents = titled(boardWord('rents'), numbers(rulebook, space.rents, unit))
  return joined([kindName(space.kind), groupOf(rulebook, space), price, rents])
}

function groupOf({ board }: Rulebook, { group }: DeedDef): Localized {
  return board.groups[group]?.name ?? { de: group, en: group }
}

function deckOf({ board }: Rulebook, deck: number): Localized {
  return board.decks[deck]?.name ?? NONE
}

function money(rulebook: Rulebook, amount: number | undefined): Localized {
  return amount === undefined ? NONE : inEach((language) => describeNumber(language, rulebook, amount, 'money', ''))
}

function numbers(rulebook: Rulebook, all: readonly number[], unit: Unit | null): Localized {
  return inEach((language) => describeNumber(language, rulebook, all, unit, ' / '))
}

function numberOf(number: number): Localized {
  return inEach((language) => `${inLanguage(boardWord('space'), language)} ${formatNumber(language, number)}`)
}

/** `Ringstraße (Feld 5): Preis`. */
function labelOf(what: Text, { name }: SpaceDef, number: number): Localized {
  return inEach(
    (language) =>
      `${inLanguage(name, language)} (${inLanguage(numberOf(number), language)}): ${inLanguage(what, language)}`,
  )
}

function titled(title: Text, text: Localized): Localized {
  return inEach((language) => `${inLanguage(title, language)} ${inLanguage(text, language)}`)
}

function joined(texts: readonly Localized[]): Localized {
  return inEach((language) => texts.map((text) => inLanguage(text, language)).join(', '))
}
