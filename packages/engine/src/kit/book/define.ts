import { ACTION_CODES, ACTIONS } from '../../core/action.ts'
import type { AdjustName, AdjustRule } from '../../core/adjust.ts'
import { FRAME_KINDS, Frame } from '../../core/agenda.ts'
import { Space } from '../../core/board.ts'
import type { ActionRule, Book, FrameRule, Landing, MatterRule, OftenRules } from '../../core/book.ts'
import type { SpaceDef } from '../definition.ts'
import { boardFaults } from './board-faults.ts'
import { coinFaults } from './coin-faults.ts'
import { compileBoard } from './compile-board.ts'
import { ruleFaults } from './rule-faults.ts'
import { type BookDef, BookError, type Rulebook, USUAL } from './rulebook.ts'

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
