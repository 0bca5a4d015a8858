import {
  Chance,
  type Correction,
  type Game,
  isChance,
  isMove,
  moveOf,
  NOBODY,
  type PlainEntry,
  type Refusal,
  type Rulebook,
  seatsIn,
} from '@hausregeln/engine'
import { onlyAnswer } from '@hausregeln/view-kit/game/goingOn.ts'
import type { Corrections } from '@hausregeln/view-kit/game/link.ts'
import type { Attempt, StuckEntry } from '@hausregeln/view-kit/game/types.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { repaired } from './repair.ts'
import { isNeedless } from './stay.ts'

/** What follows from a correction by itself: a later entry that can no longer be, or one that has to come before it. */
export interface Followed {
  /** Of the later entry, as it was, and the state in which it was possible. */
  readonly number: number
  readonly entry: PlainEntry
  readonly before: Uint8Array
  /** Why it is impossible. */
  readonly refusal: Refusal
  /** What is entered before it, the only thing that could be, and the state there; null: the entry is left out. */
  readonly forced: { readonly entry: PlainEntry; readonly before: Uint8Array } | null
}

/** A correction tried out with what follows from it by itself. With a fault, somebody must say what happened there. */
export interface Settled {
  readonly attempt: Attempt
  readonly followed: readonly Followed[]
}

/** So often a correction is tried; from then on somebody is asked. */
const MOST = 60

/**
 * Tries a correction, and works out what can only follow in one way: answers to questions that are no longer asked are
 * left out, and what is the only thing to do is done. Nothing is guessed: what was thrown, drawn, bought or bid somebody
 * has to say, and so what becomes of a decision that nobody had to make. Changes nothing.
 */
export async function settle(corrections: Corrections, rulebook: Rulebook, wanted: Correction): Promise<Settled> {
  const followed: Followed[] = []
  let correction = wanted
  for (let tries = 1; ; tries++) {
    const attempt = await corrections.tryCorrection(correction)
    const { fault } = attempt
    if (fault === null || tries === MOST) return { attempt, followed }
    if (isNeedless(gameAt(rulebook, attempt.view), fault.entry)) {
      correction = repaired(attempt.correction, fault, [], 'replaces')
      continue
    }
    const next = followUp(rulebook, attempt, fault)
    if (next === null) return { attempt, followed }
    followed.push(next)
    correction = repaired(attempt.correction, fault, next.forced === null ? [] : [next.forced.entry], placeOf(next))
  }
}

function placeOf({ forced }: Followed): 'before' | 'replaces' {
  return forced === null ? 'replaces' : 'before'
}

/** What can only follow where an entry is impossible; null: somebody must say. */
function followUp(rulebook: Rulebook, { view }: Attempt, fault: StuckEntry): Followed | null {
  const { number, entry, before, refusal } = fault
  const now = gameAt(rulebook, view)
  const was = gameAt(rulebook, before)
  if (isGone(was, now, entry)) return { number, entry, before, refusal, forced: null }
  const only = now.s.awaiting === Chance.none && goesOn(was, entry) ? onlyMove(now) : null
  return only && { number, entry, before, refusal, forced: { entry: only, before: view } }
}

/** Whether an entry answers what is no longer asked: a card that is no longer drawn, a decision, a rent or an offer. */
function isGone(was: Game, now: Game, entry: PlainEntry): boolean {
  if (isChance(entry)) return now.s.awaiting === Chance.none && was.s.awaiting !== Chance.dice
  if (!isMove(entry) || goesOn(was, entry)) return false
  const { actions } = was.book.words
  return actions[entry.do] === 'matter' || ((was.s.must >>> entry.seat) & 1) === 1
}

/** Whether the game goes on by an entry in any case: dice are thrown, or a turn ends. */
function goesOn(was: Game, entry: PlainEntry): boolean {
  if (isChance(entry)) return was.s.awaiting === Chance.dice
  return isMove(entry) && (entry.do === 'throw' || entry.do === 'endTurn')
}

/** The only answer that those who are asked have; null where they have a choice, or it is a throw or a bid. */
function onlyMove(game: Game): PlainEntry | null {
  const action = onlyAnswer(game, seatsIn(game.s.must)[0] ?? NOBODY)
  return action === null ? null : moveOf(game, action)
}
