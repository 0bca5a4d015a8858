import { BadAnswer, idIn, parseLine, readAnswer } from '@hausregeln/bots/external/answer.ts'
import { introduction } from '@hausregeln/bots/external/introduction.ts'
import type { Rulebook } from '@hausregeln/engine'
import { type Guest, type ProgramFault, TABLE_REFUSALS } from '@hausregeln/protocol'
import type { Play } from './game/play.ts'
import type { Audience } from './people/audience.ts'
import type { ProgramLine, Visitor } from './people/visitor.ts'
import type { Projection } from './played/projection.ts'
import type { Question } from './state/programTurns.ts'
import { digestOfToken, idOfProgram, seatOfProgram } from './state/seatPrograms.ts'
import type { TableState } from './state/state.ts'
import type { Fact } from './steps/step.ts'

/** A table as it stands: what its programs are told of. */
export interface Told {
  readonly state: TableState
  readonly play: Play | null
  readonly projection: Projection | null
  readonly rulebook: Rulebook | null
  readonly questions: readonly Question[]
}

/** The table that they belong to. */
interface Hands {
  read(): Told
  /** Makes a step of what a program has said. */
  carryOut(facts: readonly Fact[]): void
  /** It cannot go on. */
  fail(error: unknown): void
}

/** A game that online has no last round: programs are told a number that no game reaches. */
const NO_LAST_ROUND = 1_000_000_000

/**
 * The programs that are connected to this process and play seats of a table: each is told its questions, in the lines of the
 * bots' door, and what it answers is heard. What pages are told it is not told.
 */
export class Programs {
  readonly #audience: Audience
  readonly #hands: Hands
  /** Those that this table has asked since it is in memory: what the others were asked must be asked again. */
  readonly #known = new WeakSet<ProgramLine>()

  constructor(audience: Audience, hands: Hands) {
    this.#audience = audience
    this.#hands = hands
  }

  /** Who the program with this token is; null: the token counts for no seat. */
  holderOf(token: string): Guest | null {
    const { code, programs, seats } = this.#hands.read().state
    const digest = digestOfToken(code, token)
    const found = Object.entries(programs).find(([, program]) => program.digest === digest)
    return found === undefined ? null : { id: idOfProgram(found[1]), name: seats[Number(found[0])]?.name ?? '' }
  }

  /** A program comes, to play its seat. In the middle of a game it is told what happens from then on. */
  join(visitor: Visitor): void {
    if (visitor.program) visitor.program.heard = this.#hands.read().play?.chronicle.length ?? 0
    this.#audience.enter(visitor)
    this.#audience.admit(visitor)
  }

  /** A program says something; null: too much. */
  hear(visitor: Visitor, line: string | null): void {
    try {
      const facts = line === null ? this.#flooded(visitor) : this.#answered(visitor, line)
      if (facts.length > 0) this.#hands.carryOut(facts)
    } catch (error) {
      this.#hands.fail(error)
    }
  }

  /** Whether one of them is here. */
  get #any(): boolean {
    return this.#audience.programs.size > 0
  }

  /** Tells all of them what is new. To be called when all that has happened is durable. */
  tell(): void {
    if (!this.#any) return
    const told = this.#hands.read()
    for (const visitor of [...this.#audience.programs])
      if (visitor.program) this.#tellOne(visitor, visitor.program, told)
  }

  /** Tells the programs of these facts why they were not heard. */
  tellFaults(facts: readonly Fact[]): void {
    if (!this.#any) return
    const { state } = this.#hands.read()
    for (const fact of facts) {
      if (fact.fact !== 'programFailed') continue
      const program = state.programs[fact.seat]
      for (const visitor of [...this.#audience.programs])
        if (program !== undefined && visitor.guest.id === idOfProgram(program))
          visitor.program?.tell({ type: 'refused', id: fact.at, why: fact.why, sentence: fact.sentence })
    }
  }

  /** The facts of what a program has said; none if it is not asked, or no more. */
  #answered({ guest, program }: Visitor, line: string): readonly Fact[] {
    const { state, play, questions } = this.#hands.read()
    const seat = seatOfProgram(state, guest.id)
    const data = parseLine(line)
    const at = program && answered(program, idIn(data))
    const question = questions.find((each) => each.seat === seat && each.at === at)
    if (question === undefined || play === null) return []
    try {
      const { shown, terms } = play.game
      readAnswer(data, shown, question.seat, terms, question.must)
      return [{ fact: 'programSaid', seat: question.seat, at: question.at, action: actionIn(data) }]
    } catch (error) {
      if (!(error instanceof BadAnswer)) throw error
      return [failed(question, error.fault, error.message)]
    }
  }

  /** The facts of a program that says too much. */
  #flooded({ guest }: Visitor): readonly Fact[] {
    const { state, play } = this.#hands.read()
    const seat = seatOfProgram(state, guest.id)
    if (seat === null || state.programs[seat]?.out !== null) return []
    return [failed({ seat, at: play?.session.length ?? 0 }, 'flood', 'The program writes too much unasked.')]
  }

  #tellOne(visitor: Visitor, line: ProgramLine, told: Told): void {
    const { state, play, projection, rulebook } = told
    const seat = seatOfProgram(state, visitor.guest.id)
    if (seat === null) return visitor.dismiss('badProgramToken', TABLE_REFUSALS.badProgramToken, false)
    const { out } = state.programs[seat] ?? {}
    if (out) return visitor.dismiss('programReplaced', TABLE_REFUSALS.programReplaced, false)
    if (play === null || projection === null || rulebook === null) return
    if (!this.#known.has(line)) line.asked.length = 0
    this.#known.add(line)
    if (!line.introduced) line.tell(introduced(state, play, rulebook, seat))
    line.introduced = true
    if (state.phase === 'over') return over(visitor, line, told, seat)
    const question = told.questions.find((each) => each.seat === seat)
    if (question === undefined || line.asked.includes(question.at)) return
    line.asked.push(question.at)
    const { state: position, legal } = projection.named(seat)
    line.tell({
      type: 'decide',
      id: question.at,
      must: question.must,
      events: news(line, play),
      state: position,
      legal,
    })
  }
}

function introduced({ seats, settings }: TableState, play: Play, rulebook: Rulebook, seat: number): object {
  const about = { game: 1, seat, players: seats.length, seed: play.botSeed(seat), maxRounds: NO_LAST_ROUND }
  return introduction(rulebook, { ...about, options: settings.options })
}

/** Tells how the game has ended; nothing follows. */
function over(visitor: Visitor, line: ProgramLine, { play, projection }: Told, seat: number): void {
  if (play === null || projection === null) return
  const { state } = projection.named(seat)
  line.tell({
    type: 'over',
    reason: state.over?.reason ?? null,
    winners: state.over?.winners ?? [],
    events: news(line, play),
    state,
  })
  visitor.dismiss('gameIsOver', TABLE_REFUSALS.gameIsOver, false)
}

/** What has happened since the program was told last. */
function news(line: ProgramLine, { chronicle }: Play): readonly object[] {
  const events = chronicle.since(line.heard).map(({ event }) => event)
  line.heard = chronicle.length
  return events
}

/** The question that a line answers: the one that it names, or the oldest. */
function answered({ asked }: ProgramLine, id: number | null): number | undefined {
  if (id === null) return asked.shift()
  const index = asked.indexOf(id)
  if (index >= 0) asked.splice(0, index + 1)
  return id
}

function actionIn(data: unknown): unknown {
  return (data as { readonly action: unknown }).action
}

function failed({ seat, at }: Pick<Question, 'seat' | 'at'>, why: ProgramFault, sentence: string): Fact {
  return { fact: 'programFailed', seat, at, why, sentence }
}
