import type { FrameRule } from './book.ts'
import type { Game, GameView } from './game.ts'
import { FRAME_WORDS, FRAMES } from './limits.ts'
import { frameNumber } from './vocabulary.ts'

/** The frame at the bottom of the agenda: whose turn it is. */
export const TURN_FRAME = frameNumber('turn')

/** Words that every frame has; the others belong to its kind. */
export const KIND = 0
export const STAGE = 1
export const SEAT = 2
/** The first word that belongs to the kind. */
export const OWN = 3

// For the hot path: V8 folds a constant that stays in its module, but reads an exported or imported one at every use.
// The top frame is found by a shift: at a product V8 would check for an overflow.
const SHIFT = 31 - Math.clz32(FRAME_WORDS)
const KIND_WORD = KIND
const STAGE_WORD = STAGE
const TURN = frameNumber('turn')

/** Stage of a frame that a leaving has made void: it pops itself when it comes to the top. */
export const VOID = 99

/** Lays a frame on the agenda and returns the index of its first word. */
export function pushFrame(g: Game, kind: number, seat: number): number {
  return insertFrame(g, g.s.depth, kind, seat)
}

/** Lays a frame under those from `position` on. */
export function insertFrame(g: Game, position: number, kind: number, seat: number): number {
  const s = g.s
  if (s.depth === FRAMES) throw new Error(`the agenda is full: ${FRAMES} frames`)
  const frame = position * FRAME_WORDS
  s.frames.copyWithin(frame + FRAME_WORDS, frame, s.depth * FRAME_WORDS)
  s.frames.fill(0, frame, frame + FRAME_WORDS)
  s.frames[frame + KIND] = kind
  s.frames[frame + SEAT] = seat
  s.depth++
  if (s.depth > s.deepest) s.deepest = s.depth
  return frame
}

/** Takes the top frame off the agenda; its words are cleared, so that equal states are equal bytes. */
export function popFrame(g: Game): void {
  const s = g.s
  s.depth--
  const frame = s.depth * FRAME_WORDS
  s.frames.fill(0, frame, frame + FRAME_WORDS)
}

/** Index of the first word of the top frame. */
export function topFrame(l: GameView): number {
  return (l.s.depth - 1) << SHIFT
}

/** The kind of the frame on top. */
export function topKind(l: GameView): number {
  return l.s.frames[((l.s.depth - 1) << SHIFT) + KIND_WORD]
}

/** The stage of the frame on top. */
export function topStage(l: GameView): number {
  return l.s.frames[((l.s.depth - 1) << SHIFT) + STAGE_WORD]
}

/** The rule of the frame on top. */
export function ruleOnTop(l: GameView): FrameRule | undefined {
  return frameRule(l, topKind(l))
}

/** The rule of a kind of frame, or nothing where the rulebook knows none such. */
export function frameRule({ book }: Pick<GameView, 'book'>, kind: number): FrameRule | undefined {
  return book.frameTable[kind & book.frameMask]
}

/** Whether something lies sealed in any frame, such as a bid that nobody may see yet. */
export function liesSealed(l: GameView): boolean {
  for (let at = 0; at < l.s.depth; at++) if (frameRule(l, l.s.frames[at * FRAME_WORDS + KIND])?.sealed) return true
  return false
}

/** Whether the frame on top lets only its own seats act, and no other money move. */
export function isExclusive(l: GameView): boolean {
  return ruleOnTop(l)?.exclusive ?? false
}

/** Index of the first word of the topmost frame of this kind, or -1. */
export function findFrame(l: GameView, kind: number): number {
  for (let frame = topFrame(l); frame >= 0; frame -= FRAME_WORDS) if (l.s.frames[frame + KIND] === kind) return frame
  return -1
}

/** Goes on until somebody must decide, chance is awaited, or the game is over. */
export function run(g: Game): void {
  const s = g.s
  s.must = 0
  while (s.must === 0 && (s.over | s.awaiting) === 0) {
    const frame = (s.depth - 1) << SHIFT
    const kind = s.frames[frame + KIND_WORD]
    if (kind === TURN) g.book.often.turn.run(g, frame)
    else runFrame(g, frame, kind)
  }
}

function runFrame(g: Game, frame: number, kind: number): void {
  const rule = frameRule(g, kind)
  if (rule === undefined) throw new Error(`no chapter for the frame of number ${kind}`)
  rule.run(g, frame)
}
