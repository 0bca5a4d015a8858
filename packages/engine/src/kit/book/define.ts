import { NO_ACTION } from '../../core/action.ts'
import type { AdjustRule } from '../../core/adjust.ts'
import { Effect, Space } from '../../core/board.ts'
import type { Book, Codes, JailRule, Ladder, Landing, MatterRule, OftenRules } from '../../core/book.ts'
import type { Chapter } from '../../core/chapter.ts'
import type { PolicyName, PolicyValues } from '../../core/choice.ts'
import type { Game } from '../../core/game.ts'
import { BANK } from '../../core/limits.ts'
import { type AdjustName, frameNumber, type Slot } from '../../core/vocabulary.ts'
import { bookFaults } from './book-faults.ts'
import { compileBoard } from './compile-board.ts'
import { identityOf } from './identity.ts'
import { layoutOf, openBitsOf } from './layout.ts'
import { actionTables, codesOf, frameTable, placesOf, wordsOf } from './lexicon.ts'
import { type BookDef, BookError, type Rulebook } from './rulebook.ts'
import { type Settled, settleChoices } from './settle-choices.ts'
import { type AllNumbers, endlessStock, settleNumbers } from './settle-numbers.ts'

/** Compiles and checks a rulebook. Throws `BookError` with all faults found. */
export function defineBook(def: BookDef): Rulebook {
  const faults = bookFaults(def)
  if (faults.length > 0) throw new BookError(def.id, faults)
  const { title, board, ruleTexts } = def
  return { book: compile(def), title, board, ruleTexts, def }
}

/** Lays a rulebook into tables: every choice is its function, every number a word. */
function compile(def: BookDef): Book {
  const { settled } = settleChoices(def)
  const { all } = settleNumbers(def)
  const value = valuesOf(settled)
  const ladder = value.ladder ? ladderOf(all) : null
  const rules = rulesOf(def)
  const [houses, hotels] = stockOf(def, all, ladder)
  return {
    id: def.id,
    version: def.version,
    identity: identityOf(def),
    layout: layoutOf(def.chapters, def.options),
    board: compileBoard(def.board),
    minSeats: one(all, 'minSeats'),
    maxSeats: one(all, 'maxSeats'),
    startCash: one(all, 'startCash'),
    rentGrowth: one(all, 'rentGrowth'),
    salaryPass: one(all, 'salaryPass'),
    salaryLand: one(all, 'salaryLand'),
    houses,
    hotels,
    housesBeforeHotel: one(all, 'housesBeforeHotel'),
    options: def.options,
    chapters: new Set(def.chapters.map(({ name }) => name)),
    chosen: chosenOf(settled),
    numbers: all,
    rules: rulesBySlot(def),
    ...rules,
    often: oftenOf(rules),
    ...openBitsOf(rules.matters),
    advice: def.chapters.flatMap(({ advice }) => (advice === undefined ? [] : [advice])),
    landings: landingsOf(value),
    jail: jailOf(value, all),
    thirdDie: value.thirdDie,
    surcharge: value.surcharge,
    milestone: value.milestone && { space: one(all, 'reportSpace'), reached: value.milestone },
    startReached: value.startReached,
    unowned: value.unowned,
    mayBuy: value.mayBuy,
    bought: value.bought,
    declined: value.declined,
    ownDeed: value.ownDeed,
    eliminate: value.eliminate,
    rentThrow: value.rentThrow,
    drawCard: value.drawCard,
    ground: value.buildsEvenly,
    buildsEvenly: value.buildsEvenly === 'even',
    buildsWhere: value.buildsWhere,
    ladder,
    buildsAnyTime: value.buildsAnyTime,
    groupRent: value.groupRent,
    rentOnDemand: value.rentOnDemand,
    rentInJail: value.rentInJail,
    sameDoublesTwice: value.sameDoublesTwice,
    doublesOptional: value.doublesOptional,
    finiteBank: value.finiteBank,
    outAtZero: value.outAtZero,
    feesToPot: value.feesToPot,
    doubleOne: value.doubleOne,
    thirdDoubles: value.thirdDoubles,
    dealing: value.dealing,
    dealPrice: value.dealPrice,
    gifts: value.gifts,
    inheritance: value.inheritance,
    lastRound: value.lastRound,
    target: value.target,
    wealthTax: value.wealthTax,
    freshUtilityThrow: value.freshUtilityThrow,
    shortfall: value.shortfall,
    liquidate: value.liquidate,
    estateAuction: value.estateAuction,
    estate: value.estate,
    received: value.received,
    resign: value.resign,
    turnEnded: endingOf(value),
    sealedPayment: value.sealedPayment,
    seatLeft: value.seatLeft,
    wealth: value.wealth,
    open: openingOf(def.chapters, value.open),
  }
}

/** A number that is no list, or 0 where its chapter is not there. */
function one(all: AllNumbers, name: string): number {
  const value = all[name]
  return typeof value === 'number' ? value : 0
}

function many(all: AllNumbers, name: string): readonly number[] | undefined {
  const value = all[name]
  return typeof value === 'object' && value.length > 0 ? value : undefined
}

function valuesOf(settled: Settled): PolicyValues {
  const entries = Object.entries(settled).map(([policy, { value }]) => [policy, value] as const)
  return Object.fromEntries(entries) as unknown as PolicyValues
}

function chosenOf(settled: Settled): Readonly<Record<PolicyName, string>> {
  return Object.fromEntries(Object.entries(settled).map(([policy, { id }]) => [policy, id])) as Record<
    PolicyName,
    string
  >
}

function ladderOf(all: AllNumbers): Ladder {
  return { highest: many(all, 'highest') ?? [], leastOfOthers: many(all, 'leastOfOthers') ?? [] }
}

/** Houses and hotels; a stock that is not said never runs out. */
function stockOf({ board }: BookDef, all: AllNumbers, ladder: Ladder | null): readonly [number, number] {
  const levels = ladder?.highest.at(-1) ?? one(all, 'housesBeforeHotel')
  const [houses, hotels] = endlessStock(board, levels, ladder === null)
  const said = (name: string, endless: number) => (typeof all[name] === 'number' ? one(all, name) : endless)
  return [said('houses', houses), said('hotels', hotels)]
}

function jailOf({ jail, bailInLastTurn }: PolicyValues, all: AllNumbers): JailRule {
  const bails = many(all, 'bails')
  const fixed = {
    ...jail,
    bail: bails?.[0] ?? one(all, 'bail'),
    lastBail: one(all, 'lastBail'),
    attempts: one(all, 'attempts'),
    bailInLastTurn,
  }
  return bails === undefined ? fixed : { ...fixed, bails }
}

function landingsOf(value: PolicyValues): Landing[] {
  const byKind: Landing[] = []
  byKind[Space.start] = value.onStart
  byKind[Space.street] = value.onStreet
  byKind[Space.station] = value.onStation
  byKind[Space.utility] = value.onUtility
  byKind[Space.tax] = value.onTax
  byKind[Space.cards] = value.onCards
  byKind[Space.jail] = value.onJail
  byKind[Space.parking] = value.onParking
  byKind[Space.goToJail] = value.onGoToJail
  byKind[Space.risk] = value.onRisk
  return byKind
}

/** What the chapters prepare, in their order, and then the first frames. */
function openingOf(chapters: readonly Chapter[], open: Book['open']): Book['open'] {
  const prepared = chapters.flatMap(({ prepare }) => (prepare === undefined ? [] : [prepare]))
  return (g: Game) => {
    grantHandicaps(g)
    for (const prepare of prepared) prepare(g)
    open(g)
  }
}

/** What is looked at when a turn has ended, until the game is over. */
function endingOf({ turnEnded, target, lastRound, wealthTax }: PolicyValues): Book['turnEnded'] {
  const also = [target, lastRound, wealthTax].filter((one) => one !== null)
  if (also.length === 0) return turnEnded
  return (g: Game) => {
    const { depth } = g.s
    turnEnded(g)
    for (const one of also) if (g.s.over === 0 && g.s.depth === depth) one(g)
  }
}

/** Seats that begin with more than others have it from the bank. */
function grantHandicaps({ s, book }: Game): void {
  const more = book.numbers.handicap as readonly number[]
  for (let seat = 0; seat < s.seats && seat < more.length; seat++) {
    s.cash[seat] += more[seat]
    s.cash[BANK] -= more[seat]
  }
}

function rulesBySlot({ paragraphs }: BookDef): Book['rules'] {
  const rules: Partial<Record<Slot, string>> = {}
  for (const [rule, slots] of Object.entries(paragraphs)) for (const slot of slots) rules[slot] = rule
  return rules
}

type Ruled =
  | 'words'
  | 'codes'
  | 'actionNames'
  | 'places'
  | 'frameTable'
  | 'frameMask'
  | 'actions'
  | 'matters'
  | 'adjusts'
  | 'answers'
  | 'effects'

/** The words and rules of all chapters, by their numbers. */
function rulesOf({ chapters, options }: BookDef): Pick<Book, Ruled> {
  const matters: MatterRule[] = []
  const adjusts: Partial<Record<AdjustName, AdjustRule>> = {}
  for (const chapter of chapters) {
    matters.push(...(chapter.matters ?? []))
    for (const adjust of chapter.adjusts ?? []) adjusts[adjust.what] = adjust
  }
  const frames = chapters.flatMap((chapter) => chapter.frames ?? [])
  const actions = chapters.flatMap((chapter) => chapter.actions ?? [])
  const codes = codesOf(actions)
  const numbered = { words: wordsOf(chapters), codes, places: placesOf(options) }
  const answers = new Map(
    chapters.flatMap((chapter) =>
      (chapter.frames ?? []).map(({ kind }) => [frameNumber(kind), answersOf(chapter, codes)] as const),
    ),
  )
  const effects = chapters
    .flatMap((chapter) => chapter.effects ?? [])
    .reduce((bits, name) => bits | (1 << Effect[name]), 0)
  return { ...numbered, ...frameTable(frames), ...actionTables(codes, actions), matters, adjusts, answers, effects }
}

function answersOf({ actions = [] }: Chapter, codes: Codes): readonly number[] {
  return actions.flatMap(({ name }) => codes[name] ?? [])
}

/** The rules of the chapter on turns, which every rulebook has. */
function oftenOf({ frameTable, frameMask, actions, codes }: Pick<Book, Ruled>): OftenRules {
  const turn = frameTable[frameNumber('turn') & frameMask]
  const throwDice = actions[codes.throw ?? NO_ACTION]
  const endTurn = actions[codes.endTurn ?? NO_ACTION]
  if (turn === undefined || throwDice === undefined || endTurn === undefined) throw new Error('no chapter on turns')
  return { turn, throw: throwDice, endTurn }
}
