import { ACTION_CODES, ACTIONS } from '../core/action.ts'
import type { AdjustName, AdjustRule } from '../core/adjust.ts'
import { FRAME_KINDS, Frame } from '../core/agenda.ts'
import { type Board, Effect, Space } from '../core/board.ts'
import type { ActionRule, Book, FrameRule, Landing, MatterRule, OftenRules } from '../core/book.ts'
import type { Chapter } from '../core/chapter.ts'
import { DECK_CARDS, DECKS, DEEDS, LEVELS, MASK_WORDS, SPACES } from '../core/limits.ts'
import type { Text } from '../core/text.ts'
import type { BoardDef, CardDef, CardEffect, DeedDef, RuleText, SpaceDef } from './definition.ts'
import { noSurcharge } from './surcharge.ts'

/** What most rulebooks have in common: a rulebook says only where it differs. */
const USUAL = {
  surcharge: noSurcharge,
  milestone: null,
  startReached: null,
  mayBuy: () => null,
  bought: () => {},
  received: () => {},
  ladder: null,
  housesBeforeHotel: 4,
  rentInJail: true,
  sameDoublesTwice: false,
  doublesOptional: false,
} as const satisfies Partial<Book>
type Usual = keyof typeof USUAL

/** A rulebook as its author writes it: data, chosen chapters, policies, and the rules' texts. */
export interface BookDef
  extends Omit<Book, 'board' | 'frames' | 'actions' | 'often' | 'matters' | 'adjusts' | 'landings' | Usual>,
    Partial<Pick<Book, Usual>> {
  readonly title: Text
  readonly board: BoardDef
  readonly chapters: readonly Chapter[]
  readonly landings: Readonly<Record<SpaceDef['kind'], Landing>>
  readonly ruleTexts: Readonly<Record<string, RuleText>>
}

/** A rulebook ready for play, with everything that people read of it. */
export interface Rulebook {
  readonly book: Book
  readonly title: Text
  readonly board: BoardDef
  readonly ruleTexts: Readonly<Record<string, RuleText>>
}

/** A rulebook that cannot be played; `faults` are sentences. */
export class BookError extends Error {
  override readonly name = 'BookError'
  readonly faults: readonly string[]
  constructor(id: string, faults: readonly string[]) {
    super(`The rulebook "${id}" cannot be played: ${faults.join(' ')}`)
    this.faults = faults
  }
}

/** Compiles and checks a rulebook. Throws `BookError` with all faults found. */
export function defineBook(def: BookDef): Rulebook {
  const faults = [...boardFaults(def.board), ...coinFaults(def.board), ...ruleFaults(def)]
  if (faults.length > 0) throw new BookError(def.id, faults)
  const { title, board, chapters, landings, ruleTexts, ...rest } = def
  const frames: (FrameRule | undefined)[] = new Array(FRAME_KINDS).fill(undefined)
  const actions: (ActionRule | undefined)[] = new Array(ACTION_CODES).fill(undefined)
  const matters: MatterRule[] = []
  const adjusts: Partial<Record<AdjustName, AdjustRule>> = {}
  for (const chapter of chapters) {
    for (const frame of chapter.frames ?? []) frames[frame.kind] = frame
    for (const action of chapter.actions ?? []) actions[action.code] = likeAll(action)
    matters.push(...(chapter.matters ?? []))
    for (const adjust of chapter.adjusts ?? []) adjusts[adjust.what] = adjust
  }
  const byKind: Landing[] = []
  for (const kind of Object.keys(Space) as SpaceDef['kind'][]) byKind[Space[kind]] = landings[kind]
  const often = oftenOf(frames, actions)
  const compiled = { board: compileBoard(board), frames, actions, often, matters, adjusts, landings: byKind }
  const book: Book = { ...USUAL, ...rest, ...compiled }
  return { book, title, board, ruleTexts }
}

/** All rules of actions have the same fields in the same order: what V8 reads of one it reads of each as fast. */
function likeAll({ code, check, apply, range }: ActionRule): ActionRule {
  return { code, check, apply, range }
}

/** The rules of the chapter on turns, which every rulebook has. */
function oftenOf(frames: Book['frames'], actions: Book['actions']): OftenRules {
  const turn = frames[Frame.turn]
  const throwDice = actions[ACTIONS.throw.code]
  const endTurn = actions[ACTIONS.endTurn.code]
  if (turn === undefined || throwDice === undefined || endTurn === undefined) throw new Error('no chapter on turns')
  return { turn, throw: throwDice, endTurn }
}

function isDeed(space: SpaceDef): space is DeedDef {
  return space.kind === 'street' || space.kind === 'station' || space.kind === 'utility'
}

function boardFaults(board: BoardDef): string[] {
  const faults: string[] = []
  const deeds = board.spaces.filter(isDeed)
  if (board.spaces.length > SPACES) faults.push(`A board has at most ${SPACES} spaces, not ${board.spaces.length}.`)
  if (deeds.length > DEEDS) faults.push(`A board has at most ${DEEDS} deeds, not ${deeds.length}.`)
  if (board.decks.length > DECKS) faults.push(`A board has at most ${DECKS} decks, not ${board.decks.length}.`)
  if (!board.spaces.some((space) => space.kind === 'jail')) faults.push('A board has a jail.')
  board.spaces.forEach((space, at) => {
    if (space.kind === 'cards' && board.decks[space.deck] === undefined)
      faults.push(`Space ${at} draws from deck ${space.deck}, which does not exist.`)
    if (!isDeed(space)) return
    if (board.groups[space.group] === undefined)
      faults.push(`Space ${at} is of group "${space.group}", which does not exist.`)
    if (space.rents.length === 0 || space.rents.length > LEVELS) faults.push(`Space ${at} needs 1 to ${LEVELS} rents.`)
    if (space.kind === 'street' && space.house === undefined) faults.push(`Street ${at} has no price for a house.`)
  })
  board.decks.forEach((deck, at) => {
    if (deck.cards.length < 1 || deck.cards.length > DECK_CARDS)
      faults.push(`Deck ${at} needs 1 to ${DECK_CARDS} cards.`)
    if (deck.cards.filter((card) => card.effect.do === 'jailFree').length > 1)
      faults.push(`Deck ${at} has more than one jail card.`)
    for (const card of deck.cards)
      if (card.effect.do === 'advanceTo' && board.spaces[card.effect.space] === undefined)
        faults.push(`A card of deck ${at} leads to space ${card.effect.space}, which does not exist.`)
  })
  return faults
}

function ruleFaults(def: BookDef): string[] {
  const faults: string[] = []
  for (const chapter of def.chapters)
    for (const slot of chapter.slots)
      if (def.rules[slot] === undefined) faults.push(`Chapter "${chapter.name}" cites "${slot}", which no rule fills.`)
  for (const [slot, rule] of Object.entries(def.rules))
    if (def.ruleTexts[rule] === undefined) faults.push(`"${slot}" cites ${rule}, which has no text.`)
  for (const option of def.options)
    if (def.ruleTexts[option.rule] === undefined)
      faults.push(`Option "${option.id}" cites ${option.rule}, which has no text.`)
  return faults
}

/** The value of the smallest piece of money. */
function coinOf({ chips }: BoardDef): number {
  return chips === undefined ? 1 : Math.min(...chips.map((chip) => chip.value))
}

/** Amounts that could not be paid in the board's pieces of money. */
function coinFaults(board: BoardDef): string[] {
  if (board.chips === undefined) return []
  const coin = coinOf(board)
  const odd = (amounts: readonly (number | undefined)[]) => amounts.some((amount = 0) => amount % coin !== 0)
  const spaces = board.spaces.flatMap((space, at) => (odd(amountsOf(space)) ? [`space ${at}`] : []))
  const cards = board.decks.flatMap(({ cards }, deck) =>
    cards.flatMap(({ effect }, at) => (odd(cardAmounts(effect)) ? [`card ${at} of deck ${deck}`] : [])),
  )
  return [...spaces, ...cards].map((what) => `An amount of ${what} is no multiple of ${coin}, the smallest chip.`)
}

function amountsOf(space: SpaceDef): readonly (number | undefined)[] {
  if (space.kind === 'tax') return [space.amount]
  if (!isDeed(space)) return []
  const { price, house, mortgage, sale = price / 2, houseSale = (house ?? 0) / 2, commission } = space
  return [price, house, mortgage, sale, houseSale, commission, ...space.rents]
}

function cardAmounts(effect: CardEffect): readonly number[] {
  if (effect.do === 'repairs') return [effect.house, effect.hotel]
  return 'amount' in effect ? [effect.amount] : []
}

/** Lays a board into flat tables. */
export function compileBoard(def: BoardDef): Board {
  const spaces = def.spaces.length
  const deedDefs = def.spaces.filter(isDeed)
  const groupNames = [...new Set(deedDefs.map((deed) => deed.group))]
  const members = groupNames.map((name) => deedDefs.flatMap((deed, index) => (deed.group === name ? [index] : [])))
  let deedCount = 0
  const deedAt = int8(def.spaces.map((space) => (isDeed(space) ? deedCount++ : -1)))
  const rent = new Int32Array(DEEDS * LEVELS)
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
    kind: uint8(def.spaces.map((space) => Space[space.kind])),
    deedAt,
    taxAt: int32(def.spaces.map((space) => (space.kind === 'tax' ? space.amount : 0))),
    deckAt: int8(def.spaces.map((space) => (space.kind === 'cards' ? space.deck : -1))),
    spaceOf: int8(deedDefs.map((deed) => def.spaces.indexOf(deed))),
    kindOf: uint8(deedDefs.map((deed) => Space[deed.kind])),
    groupOf: int8(deedDefs.map((deed) => groupNames.indexOf(deed.group))),
    price: int32(deedDefs.map((deed) => deed.price)),
    mortgageValue: int32(deedDefs.map((deed) => deed.mortgage ?? deed.price / 2)),
    housePrice: int32(deedDefs.map((deed) => deed.house ?? 0)),
    saleValue: int32(deedDefs.map((deed) => deed.sale ?? deed.price / 2)),
    houseSale: int32(deedDefs.map((deed) => deed.houseSale ?? (deed.house ?? 0) / 2)),
    commission: int32(deedDefs.map((deed) => deed.commission ?? 0)),
    rent,
    groupStart: uint8([0, ...members.keys()].map((_, index) => members.slice(0, index).flat().length)),
    groupDeeds: uint8(members.flat()),
    groupFirst: uint8(members.map((deeds) => deeds[0])),
    groupMask: int32(members.flatMap(maskOf)),
    ...compileDecks(def),
  }
}

// Tables lie in buffers of their own: such a buffer never moves, and V8 lays its address down in the code that reads it.

function int8(values: readonly number[]): Int8Array {
  const table = new Int8Array(new ArrayBuffer(values.length))
  table.set(values)
  return table
}

function uint8(values: readonly number[]): Uint8Array {
  const table = new Uint8Array(new ArrayBuffer(values.length))
  table.set(values)
  return table
}

function int32(values: readonly number[]): Int32Array {
  const table = new Int32Array(new ArrayBuffer(values.length * Int32Array.BYTES_PER_ELEMENT))
  table.set(values)
  return table
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
  const effect = new Uint8Array(DECKS * DECK_CARDS)
  const cardA = new Int32Array(DECKS * DECK_CARDS)
  const cardB = new Int32Array(DECKS * DECK_CARDS)
  def.decks.forEach((deck, deckIndex) => {
    deck.cards.forEach((card, cardIndex) => {
      const at = deckIndex * DECK_CARDS + cardIndex
      effect[at] = Effect[card.effect.do]
      const [a, b] = cardNumbers(card)
      cardA[at] = a
      cardB[at] = b
    })
  })
  return {
    cards: uint8(def.decks.map((deck) => deck.cards.length)),
    effect,
    cardA,
    cardB,
    jailCardOf: int8(def.decks.map((deck) => deck.cards.findIndex((card) => card.effect.do === 'jailFree'))),
  }
}

function cardNumbers({ effect }: CardDef): readonly [number, number] {
  switch (effect.do) {
    case 'advanceTo':
      return [effect.space, 0]
    case 'nextUtility':
      return [effect.factor, 0]
    case 'nextStation':
      return [effect.times, 0]
    case 'back':
      return [effect.steps, 0]
    case 'repairs':
      return [effect.house, effect.hotel]
    case 'toJail':
    case 'jailFree':
    case 'nothing':
    case 'sitOut':
    case 'throwAgain':
    case 'opposite':
      return [0, 0]
    default:
      return [effect.amount, 0]
  }
}
