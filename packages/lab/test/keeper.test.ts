import {
  type Book,
  type Change,
  type Correction,
  type Entry,
  Game,
  given,
  HostError,
  isMove,
  moveOf,
  newHeader,
  type PlainEntry,
  readRecord,
  replay,
  Session,
  stateHash,
  writeRecord,
} from '@hausregeln/engine'
import { setupOf } from '@hausregeln/engine/core/play.ts'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { playUpTo } from '@hausregeln/engine/core/record/trial.ts'
import { brokenLaw, QUICK_LAWS } from '@hausregeln/lab/laws/laws.ts'
import { sameBytes } from '@hausregeln/lab/laws/views.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { type Draw, drawAction, drawOutcome, pick } from './wander.ts'

const GAMES = 12
const STEPS = 400
const SEATS = 3
/** One step in so many is the keeper's: something is adjusted, corrected or withdrawn. */
const KEEPER_STEPS = 12
/** Corrections reach back so far, and are fixed so often before they are given up. */
const REACH = 25
const FIXES = 20

/** A game on a real table, kept at random: everything that a keeper can do, legal or not. */
class Keeper {
  readonly session: Session
  readonly #draw: Draw
  readonly #words = new Int32Array(4)
  adjusted = 0
  corrected = 0
  withdrawn = 0

  constructor(book: Book, seed: number) {
    this.session = new Session(
      book,
      newHeader(book, {
        seats: Array.from({ length: SEATS }, (_, seat) => ({ name: `P${seat}` })),
        options: {},
        chance: { kind: 'given' },
      }),
    )
    seedGenerator(this.#words, seed)
    this.#draw = (below) => nextBelow(this.#words, below)
  }

  step(): void {
    if (this.#draw(KEEPER_STEPS) === 0) return this.#keep()
    const { game } = this.session
    if (game.s.over !== 0) return
    if (game.s.awaiting !== 0) return this.session.give(this.#outcome(game))
    const action = drawAction(game, this.#draw)
    const refusal = action === 0 ? null : this.session.act(moveOf(game, action))
    if (refusal !== null) expect(refusal).toBeNull()
  }

  /** As it might fall on the real table; the state of such a game has no generator. */
  #outcome(game: Game): number[] {
    const table = new Game(game.book, given)
    table.s.copy(game.s)
    table.s.generator.set(this.#words)
    const outcome = drawOutcome(table)
    this.#words.set(table.s.generator)
    return outcome
  }

  #keep(): void {
    const ways = [() => this.#adjust(), () => this.#adjust(), () => this.#correct(), () => this.#withdraw()]
    pick(ways, this.#draw)?.()
  }

  #adjust(): void {
    const what = pick(this.session.game.book.words.adjustments, this.#draw) ?? 'cash'
    const of = this.#draw(what === 'cash' || what === 'place' ? SEATS + 1 : 30)
    const value = what === 'cash' ? this.#cash() : what === 'place' ? this.#draw(41) : this.#draw(7) - 1
    if (this.#enters({ host: 'adjust', what, of, value, reason: 'a test' })) this.adjusted++
  }

  /** An amount, mostly one that the rulebook's money can pay. */
  #cash(): number {
    const { coin } = this.session.game.book.board
    return this.#draw(8) === 0 ? this.#draw(1000) - 500 : (this.#draw(100) - 50) * coin
  }

  #withdraw(): void {
    const from = this.session.last - this.#draw(4)
    if (this.#enters({ host: 'undo', from })) this.withdrawn++
  }

  /**
   * Corrects an entry and fixes what it makes impossible: leaves it out, puts something before it, or drops the rest.
   */
  #correct(): void {
    const number = Math.max(1, this.session.last - this.#draw(REACH))
    const step = this.session.stepAt(number)
    if (step === null || step.corrects !== 0 || this.session.game.s.over !== 0) return
    let correction: Correction = { host: 'correct', changes: [this.#changeOf(number)] }
    for (let fix = 0; fix < FIXES; fix++) {
      const trial = this.session.tryCorrection(correction)
      if (trial.fault === null) {
        expect(this.#enters(trial.correction)).toBe(true)
        this.corrected++
        return
      }
      expect(() => this.session.enter(correction)).toThrow(HostError)
      correction = this.#fixed(correction, trial.fault, trial.game, fix)
    }
  }

  #changeOf(number: number): Change {
    const game = this.session.before(number)
    return { number, entries: this.#draw(4) === 0 ? [] : [this.#entryIn(game)].filter((entry) => entry !== null) }
  }

  #entryIn(game: Game): PlainEntry | null {
    if (game.s.awaiting !== 0) return { outcome: this.#outcome(game) }
    const action = drawAction(game, this.#draw)
    return action === 0 ? null : moveOf(game, action)
  }

  #fixed(correction: Correction, fault: { number: number; index: number }, game: Game, fix: number): Correction {
    const { changes } = correction
    const { number, index } = fault
    if (fix === FIXES - 2 && number > (changes[0]?.number ?? 0))
      return { ...correction, changes: changes.filter((change) => change.number < number), dropFrom: number }
    const entries = [...(changes.find((change) => change.number === number) ?? this.session.stepAt(number))!.entries]
    const before = this.#draw(2) === 0 ? this.#entryIn(game) : null
    if (before === null) entries.splice(index, 1)
    else entries.splice(index, 0, before)
    const others = changes.filter((change) => change.number !== number)
    return { ...correction, changes: [...others, { number, entries }].sort((a, b) => a.number - b.number) }
  }

  /** Makes an entry, or finds that it is refused and has changed nothing. */
  #enters(entry: Parameters<Session['enter']>[0]): boolean {
    const { session } = this
    const [before, length] = [stateHash(session.game.s), session.length]
    try {
      session.enter(entry)
      return true
    } catch (error) {
      expect(error).toBeInstanceOf(HostError)
      expect([stateHash(session.game.s), session.length]).toEqual([before, length])
      return false
    }
  }
}

describe.each(rulebooks)('$book.id: a game kept for a real table', ({ book }) => {
  it('holds all laws, and its record leads to the same state again, byte for byte', () => {
    const done = { adjusted: 0, corrected: 0, withdrawn: 0 }
    for (let seed = 0; seed < GAMES; seed++) {
      const keeper = new Keeper(book, seed)
      const { session } = keeper
      for (let step = 0; step < STEPS; step++) {
        keeper.step()
        const broken = brokenLaw(session.game, QUICK_LAWS)
        if (broken !== null) expect(broken).toBeNull()
      }
      // What counts, played from the beginning, is what stands after all withdrawals and corrections.
      const steps = Array.from({ length: session.length }, (_, index) => session.stepAt(index + 1) ?? [])
      const anew = playUpTo(book, setupOf(session.header), steps.flat(), session.length + 1, null)
      expect(sameBytes(anew.s, session.game.s)).toBe(true)
      const text = writeRecord(session.record)
      const again = replay(book, readRecord(text))
      expect(sameBytes(again.session.game.s, session.game.s)).toBe(true)
      expect(writeRecord(again.session.record)).toBe(text)
      const resumed = new Session(book, session.header)
      resumed.resume(session.record.entries)
      expect(writeRecord(resumed.record)).toBe(text)
      done.adjusted += keeper.adjusted
      done.corrected += keeper.corrected
      done.withdrawn += keeper.withdrawn
    }
    expect(done.adjusted).toBeGreaterThan(GAMES)
    expect(done.corrected).toBeGreaterThan(GAMES)
    expect(done.withdrawn).toBeGreaterThan(GAMES)
  })

  it('keeps everything that was ever entered', () => {
    const keeper = new Keeper(book, 99)
    const entered: Entry[] = []
    for (let step = 0; step < STEPS; step++) {
      keeper.step()
      const now = keeper.session.record.entries.map(({ entry }) => entry)
      expect(now.slice(0, entered.length)).toEqual(entered)
      entered.push(...now.slice(entered.length))
    }
    expect(entered.some(isMove)).toBe(true)
  })
})
