import {
  type BookFault,
  fault,
  type Move,
  moveFault,
  type Place,
  type Refusal,
  type Rulebook,
} from '@hausregeln/engine'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { say } from '../file/say.ts'
import type { Lesson, LessonStep } from '../file/schema/lesson.ts'
import { isAnswer, moveOfAnswer } from './answers.ts'
import { LessonGame, type Stuck, type StuckAt } from './game.ts'
import { LessonError, refusedBy } from './position.ts'

/**
 * Why a lesson cannot be played by a rulebook, each with its place in the lesson: it is played through with its right
 * answers, with the least and with the most of their numbers, and each of them must be legal. What cannot be known beyond the first fault of a game is not told.
 */
export function lessonFaults(lesson: Lesson, rulebook: Rulebook): BookFault[] {
  const faults = lesson.steps.flatMap((step, index) => formFaults(step, ['steps', index], rulebook))
  try {
    for (const end of ['least', 'most'] as const) {
      const game = new LessonGame(rulebook, lesson)
      if (faults.length === 0 && game.stuckBefore !== null)
        faults.push(new Step(rulebook, game, end).before(game.stuckBefore))
      while (faults.length === 0 && game.step !== null) faults.push(...new Step(rulebook, game, end).play())
    }
  } catch (error) {
    if (!(error instanceof LessonError)) throw error
    faults.push(...error.faults)
  }
  return faults
}

/** What is wrong with a step, however the game stands. */
function formFaults(step: LessonStep, at: Place, { ruleTexts, book }: Rulebook): BookFault[] {
  const { rules = [], answers = [], wrong = [], otherwise } = step
  const unknown = (named: readonly string[], where: Place) =>
    named.flatMap((rule, index) =>
      Object.hasOwn(ruleTexts, rule) ? [] : [fault([...where, index], say('lesson-noRule', { name: quoted(rule) }))],
    )
  const noAction = (name: string, where: Place) =>
    Object.hasOwn(book.codes, name) ? [] : [fault(where, say('lesson-noAction', { name: quoted(name) }))]
  const faults = [
    ...unknown(rules, [...at, 'rules']),
    ...wrong.flatMap((one, index) => unknown(one.rules ?? [], [...at, 'wrong', index, 'rules'])),
    ...answers.flatMap((answer, index) => noAction(answer.do, [...at, 'answers', index, 'do'])),
    ...wrong.flatMap((one, index) => noAction(one.if.do, [...at, 'wrong', index, 'if', 'do'])),
  ]
  if (answers.length > 0 && otherwise === undefined) faults.push(fault(at, say('lesson-noOtherwise')))
  if (answers.length === 0 && wrong.length > 0) faults.push(fault([...at, 'wrong'], say('lesson-onlyRead')))
  for (const [index, one] of wrong.entries())
    if (answers.some((answer) => isAnswer(answer, moveOfAnswer(one.if, 'least'))))
      faults.push(fault([...at, 'wrong', index, 'if'], say('lesson-rightAndWrong')))
  return faults
}

/** A step of a game that is played through. */
class Step {
  readonly #rulebook: Rulebook
  readonly #game: LessonGame
  readonly #at: Place
  readonly #end: 'least' | 'most'

  constructor(rulebook: Rulebook, game: LessonGame, end: 'least' | 'most') {
    this.#rulebook = rulebook
    this.#game = game
    this.#end = end
    this.#at = ['steps', game.at]
  }

  /** What cannot have happened before the first step. */
  before({ at, why }: StuckAt): BookFault {
    return this.#stuck(['position', 'before', at], why)
  }

  /** Plays it with its first right answer, and tells the first thing that cannot be. */
  play(): BookFault[] {
    const { step, session } = this.#game
    if (step === null) return []
    const { answers, follows = [] } = step
    if (session.game.s.over !== 0 && answers !== undefined) return [fault(this.#at, say('lesson-nothingAsked'))]
    const illegal = (answers ?? []).flatMap((answer, index) =>
      (['least', 'most'] as const).flatMap((end) => this.#illegal(moveOfAnswer(answer, end), index)),
    )
    const [first] = illegal
    if (first !== undefined) return [first]
    const before = session.length
    const [answer] = answers ?? []
    if (answer === undefined) this.#game.next()
    else this.#game.act(moveOfAnswer(answer, this.#end))
    return this.#followed(session.length - before - (answer === undefined ? 0 : 1), follows)
  }

  /** Why an answer that is right is none: it is tried on the game, and taken back. */
  #illegal(move: Move, index: number): BookFault[] {
    const { session } = this.#game
    const refusal = moveFault(session.game.book, move) ?? session.act(move)
    if (refusal === null) {
      session.enter({ host: 'undo', from: session.length })
      return []
    }
    return [this.#refused([...this.#at, 'answers', index], 'lesson-refusedAnswer', refusal)]
  }

  /** Whether all has followed that was to follow. `made`: so many entries. */
  #followed(made: number, follows: NonNullable<LessonStep['follows']>): BookFault[] {
    const { session } = this.#game
    const at: Place = [...this.#at, 'follows']
    if (made < follows.length)
      return [this.#stuck([...at, made], this.#game.follow(follows.slice(made))?.why ?? 'notAwaited')]
    return session.game.s.awaiting === 0 ? [] : [fault(at, say('lesson-outcomeFirst'))]
  }

  #stuck(at: Place, why: Stuck): BookFault {
    if (why === 'notAwaited') return fault(at, say('lesson-notAwaited'))
    if ('refusal' in why) return this.#refused(at, 'lesson-refusedEntry', why.refusal)
    return fault(at, say('lesson-refusedEntry', { sentence: why.sentence }))
  }

  #refused(at: Place, key: 'lesson-refusedAnswer' | 'lesson-refusedEntry', refusal: Refusal): BookFault {
    return fault(at, say(key, { sentence: refusedBy(this.#rulebook, refusal) }))
  }
}
