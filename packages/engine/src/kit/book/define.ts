import { ACTION_CODES, ACTIONS } from '../../core/action.ts'
import type { AdjustName, AdjustRule } from '../../core/adjust.ts'
import { FRAME_KINDS, Frame } from '../../core/agenda.ts'
import { Space } from '../../core/board.ts'
import type { ActionRule, Book, FrameRule, Landing, MatterRule, OftenRules } from '../../core/book.ts'
import type { SpaceDef } from '../definition.ts'
import { LAST_NUMBER } from '../dice.ts'
import { type BoardNeeds, boardFaults } from './board-faults.ts'
import { chapterFaults } from './chapter-faults.ts'
import { compileBoard } from './compile-board.ts'
import { identityOf } from './identity.ts'
import { ruleFaults } from './rule-faults.ts'
import { type BookDef, BookError, type Rulebook, USUAL } from './rulebook.ts'

/** Compiles and checks a rulebook. Throws `BookError` with all faults found. */
export function defineBook(def: BookDef): Rulebook {
  const faults = [...boardFaults(def.board, boardNeeds(def)), ...ruleFaults(def)]
  if (faults.length === 0) faults.push(...chapterFaults(def))
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
  const book: Book = { ...USUAL, ...rest, ...compiled, identity: identityOf(def) }
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

/** The furthest that two dice move, and with the numbers of the speed die. */
const TWO_DICE = 12
const THREE_DICE = TWO_DICE + LAST_NUMBER

function boardNeeds({ chapters, thirdDie, ladder, housesBeforeHotel = USUAL.housesBeforeHotel }: BookDef): BoardNeeds {
  const actions = chapters.flatMap((chapter) => chapter.actions ?? [])
  const builds = actions.some(({ code }) => code === ACTIONS.build.code)
  const highest = ladder?.highest.at(-1) ?? housesBeforeHotel + 1
  return {
    furthest: thirdDie === null ? TWO_DICE : THREE_DICE,
    streetRents: builds ? highest + 1 : 1,
    effects: new Set(chapters.flatMap((chapter) => chapter.effects ?? [])),
  }
}
