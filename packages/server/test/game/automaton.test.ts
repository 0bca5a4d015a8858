import { commitmentOf, type Move, newHeader } from '@hausregeln/engine'
import type { TableSettings } from '@hausregeln/protocol'
import { classic } from '@hausregeln/rulebooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { Automaton } from '../../src/table/automaton.ts'
import { Play } from '../../src/table/game/play.ts'
import { entered } from '../../src/table/requests/context.ts'
import { History } from '../../src/table/state/history.ts'
import { tapMoment } from '../../src/table/state/taps.ts'
import type { Fact } from '../../src/table/steps/step.ts'
import { Timeline } from '../../src/table/time/timeline.ts'

const SEED = 'ab'.repeat(32)
const NONCES = ['01'.repeat(16), '02'.repeat(16), '']
const ada = { id: 'a'.repeat(16), name: 'Ada' }
const ben = { id: 'b'.repeat(16), name: 'Ben' }
const settings: TableSettings = {
  title: 'A table',
  rulebook: 'classic',
  options: {},
  seats: 3,
  public: false,
  spectators: true,
  pace: 'instant',
  countdown: 0,
  clock: { decision: 0, game: 0, timeout: 'wait' },
  companion: false,
}
const header = newHeader(classic.book, {
  seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Otto', bot: 'plain' }],
  options: {},
  chance: { kind: 'committed', commitment: commitmentOf(SEED), nonces: NONCES },
})

let history: History
let play: Play
let automaton: Automaton
let now: number
/** Who is at the table. */
let here: Set<string>
const company = { has: (guest: string) => here.has(guest), any: true }

/** Something has been decided at the table, and what it does by itself is thought over. */
function step(...facts: Fact[]): void {
  history.absorb({ at: ++now, facts }, now)
  automaton.changed(play, company, now)
}

/** What a person or the automaton would do next, until a bot is asked. */
function playUntilBotIsAsked(): number {
  for (;;) {
    const seat = 31 - Math.clz32(play.game.s.must & -play.game.s.must)
    if (seat === 2 || automaton.due(play) !== null) return automaton.due(play) ?? Number.NaN
    const moves: Move[] = [
      { do: 'throw', seat },
      { do: 'decline', seat },
      { do: 'pass', seat },
      { do: 'endTurn', seat },
    ] as Move[]
    if (!moves.some((move) => play.act(move) === null)) throw new Error(`Seat ${seat} does not know what to do.`)
    step(...entered(play))
  }
}

beforeEach(() => {
  now = 1000
  here = new Set([ada.id, ben.id])
  play = Play.begin(classic.book, header, SEED)
  history = History.begin(
    'abc',
    { at: now, facts: [{ fact: 'created', settings, host: ada, seed: SEED }] },
    new Timeline(),
  )
  automaton = new Automaton(history, now, 20_000)
  step(
    { fact: 'sat', seat: 0, guest: ada, nonce: NONCES[0]! },
    { fact: 'sat', seat: 1, guest: ben, nonce: NONCES[1]! },
    { fact: 'botSat', seat: 2, bot: 'plain', name: 'Otto' },
    { fact: 'started', header },
    ...entered(play),
  )
})

describe('a bot', () => {
  it('waits while a move is to be taken back, and plays when that is settled', () => {
    expect(playUntilBotIsAsked()).toBe(now)
    step({ fact: 'proposed', proposal: { what: 'takeBack', by: 0, agreed: [0], needed: [0, 1], move: 1 } })
    expect(automaton.due(play)).toBeNull()
    expect(automaton.act(play, now)).toBeNull()
    step({ fact: 'proposed', proposal: null })
    expect(automaton.due(play)).toBe(now)
    expect(automaton.act(play, now)).toMatchObject({ by: 'bot' })
  })

  it('does not wait while a pause is being agreed on', () => {
    const due = playUntilBotIsAsked()
    step({ fact: 'proposed', proposal: { what: 'pause', by: 0, agreed: [0], needed: [0, 1] } })
    expect(automaton.due(play)).toBe(due + 1)
  })
})

describe('at a real board, while what was tapped on a phone lies before the bank', () => {
  const mortgage = { do: 'mortgage', seat: 1, deed: 0 } as const
  const tap = () => step({ fact: 'tapped', taps: [{ seat: 1, move: mortgage, moment: tapMoment(play.game) }] })

  /** The winner of the first throw is asked to throw; Ben owns a street. */
  function begin(winner: number, timeout: 'wait' | 'bot'): void {
    const given = newHeader(classic.book, { ...header, chance: { kind: 'given' } })
    play = Play.begin(classic.book, given, null)
    const clock = { decision: 60, game: 0, timeout }
    const created: Fact = {
      fact: 'created',
      settings: { ...settings, companion: true, confirms: true, clock },
      host: ada,
      seed: null,
    }
    history = History.begin('abc', { at: now, facts: [created] }, new Timeline())
    automaton = new Automaton(history, now, 20_000)
    step(
      { fact: 'sat', seat: 0, guest: ada, nonce: NONCES[0]! },
      { fact: 'sat', seat: 1, guest: ben, nonce: NONCES[1]! },
      { fact: 'botSat', seat: 2, bot: 'plain', name: 'Otto' },
      { fact: 'started', header: given },
      ...entered(play),
    )
    for (const seat of [0, 1, 2]) play.give(seat === winner ? [6, 5] : [1, 2])
    play.enter({ host: 'adjust', what: 'owner', of: mortgage.deed, value: 1, reason: 'as it lies' })
    step(...entered(play))
  }

  it('a bot does not throw: a rent that was demanded in time would be lost', () => {
    begin(2, 'wait')
    tap()
    expect(automaton.act(play, now)).toBeNull()
    step({ fact: 'tapped', taps: [] })
    expect(automaton.act(play, now)).toMatchObject({ by: 'bot' })
  })

  it('clocks stand, and go on from there when the bank has seen it', () => {
    begin(0, 'bot')
    const before = (automaton.clocks(now)[0]?.until ?? 0) - now
    now += 20_000
    tap()
    now += 600_000
    expect([automaton.due(play), automaton.act(play, now)]).toEqual([null, null])
    expect(automaton.clocks(now).every(({ until }) => until === null)).toBe(true)
    step({ fact: 'tapped', taps: [] })
    const left = (automaton.clocks(now)[0]?.until ?? 0) - now
    expect(Math.abs(before - 20_000 - left)).toBeLessThanOrEqual(2)
    expect(automaton.act(play, now)).toBeNull()
    now += left
    expect(automaton.act(play, now)).toMatchObject({ by: 'clock', facts: [{ fact: 'standIn', seat: 0 }, {}] })
  })
})
