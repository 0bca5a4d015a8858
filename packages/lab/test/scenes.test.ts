import { createBot, NOTHING, nextBotAction } from '@hausregeln/bots'
import { scenes } from '@hausregeln/chapters/scenes.ts'
import { type GameEvent, moveOf, newHeader, Session, State } from '@hausregeln/engine'
import { nominalTime, timelineOf } from '@hausregeln/engine/kit/scene/timeline.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import { describe, expect, it } from 'vitest'

const SEATS = 4
const STEPS = 3000

interface Entry {
  readonly events: readonly GameEvent[]
  readonly before: State
  readonly after: State
}

/** The entries of a game of bots, each with the table before and after it. */
function* entriesOf({ book }: (typeof rulebooks)[number], seed: number): Generator<Entry> {
  const chronicle = new Chronicle()
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ name: `bot ${seat}` }))
  const session = new Session(book, newHeader(book, { seats, options: {}, chance: { kind: 'seed', seed } }), chronicle)
  const bots = seats.map((_, seat) => createBot(seat % 2 === 0 ? 'steady' : 'random'))
  for (const [seat, bot] of bots.entries()) bot.begin(seed + seat)
  const copyOf = (s: State) => {
    const copy = new State(book.layout)
    copy.copy(s)
    return copy
  }
  for (let step = 0; step < STEPS; step++) {
    const action = nextBotAction(session.game, bots)
    if (action === NOTHING) return
    const before = copyOf(session.game.s)
    const kept = chronicle.lines.length
    session.act(moveOf(session.game, action))
    yield { events: chronicle.lines.slice(kept).map(({ event }) => event), before, after: copyOf(session.game.s) }
  }
}

/** What the page shows of a table with pieces, money, deeds and dice. */
function seen(s: State) {
  const { place, cash, owner, level, mortgaged, turnSeat, round, dieA, dieB, dieC, throwsMade } = s
  const jailed = s.jail.map((turns) => Math.min(turns, 1))
  const tables = { place, cash, owner, level, mortgaged, jailed }
  const lists = Object.entries(tables).map(([name, table]) => [name, [...table]])
  return { ...Object.fromEntries(lists), turnSeat, round, dieA, dieB, dieC, throwsMade }
}

describe.each(rulebooks.map((rulebook) => [rulebook.book.id, rulebook] as const))('the scenes of %s', (_, rulebook) => {
  const { board } = rulebook.book

  it('end with the table as it is: pieces, money, deeds, houses and dice come from the events alone', () => {
    let told = 0
    for (const { events, before, after } of entriesOf(rulebook, 7)) {
      const shown = before
      for (const { show } of timelineOf(scenes, board, events).cues) show?.(shown)
      if (after.over !== 0) continue
      expect(seen(shown), events.map((event) => JSON.stringify(event)).join('\n')).toEqual(seen(after))
      told += events.length
    }
    expect(told).toBeGreaterThan(1000)
  })

  it('sound only where something is to be seen or read', () => {
    const heard = new Set<string>()
    for (const { events } of entriesOf(rulebook, 7)) {
      let told = 0
      for (const cue of timelineOf(scenes, board, events).cues) {
        const { sound, own } = cue.heard ?? {}
        if (cue.heard !== undefined) expect(cue.length > 0 || cue.told > told, `${sound} ${own?.sound}`).toBe(true)
        for (const one of [sound, own?.sound]) if (one !== undefined) heard.add(one)
        told = cue.told
      }
    }
    expect([...heard]).toEqual(expect.arrayContaining(['throw', 'step', 'moneyIn', 'moneyOut', 'yourTurn']))
  })

  it('tell every event in its order, none before dice and pieces that come before it rest', () => {
    for (const { events } of entriesOf(rulebook, 8)) {
      const { cues, rest } = timelineOf(scenes, board, events)
      expect(nominalTime(scenes, board, events)).toBe(cues.reduce((sum, { length }) => sum + length, rest))
      expect(cues.map((cue) => cue.told)).toEqual(cues.map((cue) => cue.told).toSorted((a, b) => a - b))
      expect(cues.at(-1)?.told ?? 0).toBeLessThanOrEqual(events.length)
      const thrown = events.findIndex(({ type }) => type === 'threw')
      if (thrown >= 0) expect(cues[0]?.told).toBe(thrown)
      expect(nominalTime(scenes, board, events)).toBeLessThan(30_000)
    }
  })
})
