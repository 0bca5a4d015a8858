import { ACTION_CODES, ACTIONS } from '../../core/action.ts'
import type { AdjustName, AdjustRule } from '../../core/adjust.ts'
import { FRAME_KINDS, Frame } from '../../core/agenda.ts'
import { Space } from '../../core/board.ts'
import type { ActionRule, Book, FrameRule, JailRule, Ladder, Landing, MatterRule, OftenRules } from '../../core/book.ts'
import type { Chapter } from '../../core/chapter.ts'
import type { PolicyName, PolicyValues } from '../../core/choice.ts'
import type { Game } from '../../core/game.ts'
import type { Slot } from '../../core/slot.ts'
import { bookFaults } from './book-faults.ts'
import { compileBoard } from './compile-board.ts'
import { identityOf } from './identity.ts'
import { layoutOf, openBitsOf } from './layout.ts'
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
  const { frames, actions, matters, adjusts } = rulesOf(def.chapters)
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
    frames,
    actions,
    often: oftenOf(frames, actions),
    matters,
    ...openBitsOf(matters),
    adjusts,
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
    buildsEvenly: value.buildsEvenly,
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
    freshUtilityThrow: value.freshUtilityThrow,
    shortfall: value.shortfall,
    liquidate: value.liquidate,
    estateAuction: value.estateAuction,
    estate: value.estate,
    received: value.received,
    resign: value.resign,
    turnEnded: value.turnEnded,
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
    for (const prepare of prepared) prepare(g)
    open(g)
  }
}

function rulesBySlot({ paragraphs }: BookDef): Book['rules'] {
  const rules: Partial<Record<Slot, string>> = {}
  for (const [rule, slots] of Object.entries(paragraphs)) for (const slot of slots) rules[slot] = rule
  return rules
}

/** The rules of all chapters, by their numbers. */
function rulesOf(chapters: readonly Chapter[]): Pick<Book, 'frames' | 'actions' | 'matters' | 'adjusts'> {
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
  return { frames, actions, matters, adjusts }
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
