import {
  type Move,
  MoveError,
  OutcomeError,
  type Refusal,
  type Rulebook,
  readMove,
  type Session,
  type Text,
  type Watcher,
} from '@hausregeln/engine'
import type { Lesson, LessonStep } from '../file/schema/lesson.ts'
import { isAnswer } from './answers.ts'
import { layOutLesson } from './position.ts'

/** Why an entry of a lesson cannot be made: the rules refuse it, or a sentence. */
export type Stuck = { readonly refusal: Refusal } | { readonly sentence: Text } | 'notAwaited'

/** Which of some entries it is, from 0. */
export interface StuckAt {
  readonly at: number
  readonly why: Stuck
}

type Follow = NonNullable<LessonStep['follows']>

/** How a lesson stands at its step. */
export type LessonStand =
  /** The step is read, or asks; what was answered last was refused by the rules. */
  | { readonly is: 'open'; readonly refusal: Refusal | null }
  /** What was answered is played, and was not what the step had in mind; `wrong`: which of those that it knows. */
  | { readonly is: 'wrong'; readonly wrong: number | null }
  | { readonly is: 'done' }

const OPEN: LessonStand = { is: 'open', refusal: null }

/** A lesson that is played: a game from its position, in which the file stands in for chance and all others. */
export class LessonGame {
  readonly session: Session
  readonly lesson: Lesson
  /** Of what the position says has happened since: what cannot have. */
  readonly stuckBefore: StuckAt | null
  #step = 0
  #stand: LessonStand = OPEN
  /** The entry from which on a wrong answer is taken back. */
  #from = 0
  /** Told after every entry. */
  onEntry: () => void = () => undefined

  /** Throws `LessonError` if its position cannot be. */
  constructor(rulebook: Rulebook, lesson: Lesson, watcher: Watcher | null = null) {
    this.lesson = lesson
    this.session = layOutLesson(rulebook, lesson, watcher)
    this.stuckBefore = this.follow(lesson.position.before ?? [])
  }

  /** The number of the step, from 0. */
  get at(): number {
    return this.#step
  }

  get stand(): LessonStand {
    return this.#stand
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.#step] ?? null
  }

  /** Whether the one who learns is to act now. */
  get asks(): boolean {
    return this.#stand.is === 'open' && this.step?.answers !== undefined
  }

  /** Goes on from a step that is only read. */
  next(): void {
    const { step } = this
    if (step === null || step.answers !== undefined || this.#stand.is !== 'open') return
    this.#goOn(step)
  }

  /** What the one who learns does; null, or why the rules refuse it. Where nothing is asked, nothing can be done. */
  act(move: Move): Refusal | null {
    const { step } = this
    if (step?.answers === undefined || !this.asks) return 'notNow'
    const from = this.session.length + 1
    const refusal = this.session.act(move)
    if (refusal !== null) {
      this.#stand = { is: 'open', refusal }
      return refusal
    }
    this.#from = from
    this.onEntry()
    if (step.answers.some((answer) => isAnswer(answer, move))) this.#goOn(step)
    else this.#goWrong(step, move)
    return null
  }

  /** Takes a wrong answer back, with all that has come of it. */
  takeBack(): void {
    if (this.#stand.is !== 'wrong') return
    this.session.enter({ host: 'undo', from: this.#from })
    this.#stand = OPEN
    this.onEntry()
  }

  #goOn(step: LessonStep): void {
    this.follow(step.follows ?? [])
    this.#step++
    this.#stand = this.step === null ? { is: 'done' } : OPEN
    this.onEntry()
  }

  /** The game goes on as far as it can with what follows. */
  #goWrong({ wrong = [], follows = [] }: LessonStep, move: Move): void {
    const found = wrong.findIndex((one) => isAnswer(one.if, move))
    this.follow(wrong[found]?.follows ?? follows)
    this.#stand = { is: 'wrong', wrong: found < 0 ? null : found }
    this.onEntry()
  }

  /** Makes these entries; null, or the first that cannot be made, and why. */
  follow(entries: Follow): StuckAt | null {
    for (const [at, entry] of entries.entries()) {
      const why = this.#make(entry)
      if (why !== null) return { at, why }
      this.onEntry()
    }
    return null
  }

  #make(entry: Follow[number]): Stuck | null {
    try {
      if ('outcome' in entry) {
        if (this.session.game.s.awaiting === 0 || !Array.isArray(entry.outcome)) return 'notAwaited'
        this.session.give(entry.outcome as number[])
        return null
      }
      const refusal = this.session.act(readMove(entry))
      return refusal === null ? null : { refusal }
    } catch (error) {
      if (error instanceof OutcomeError) return { refusal: error.refusal }
      if (error instanceof MoveError) return { sentence: error.said }
      throw error
    }
  }
}
