import { type Entry, isChance, isMove, newHeader, readRecord, replay, Session, view } from '@hausregeln/engine'
import { classic, rulebooks } from '@hausregeln/rulebooks'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import type { Corrections } from '@hausregeln/view-kit/game/link.ts'
import { describe, expect, it } from 'vitest'
import { type CauseKind, type Count, explanationsOf } from './causes.ts'
import { countedIn } from './counted.ts'
import { putRight } from './putRight.ts'

const RECORDS = import.meta.glob<string>(
  '../../../../../lab/test/games/records/{classic-4-111,stadium-*,simplified-*,exchange-*,euronopoly-*}.jsonl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** A recorded game, and what its books say at the end. */
function recorded(id: string) {
  const rulebook = rulebooks.find(({ book }) => book.id === id)
  const text = Object.entries(RECORDS).find(([path]) => path.includes(`/${id}-`))?.[1]
  if (rulebook === undefined || text === undefined) throw new Error(`There is no recorded game of ${id}.`)
  const chronicle = new Chronicle()
  const { game } = replay(rulebook.book, readRecord(text), undefined, chronicle).session
  const booked = Array.from({ length: game.s.seats }, (_, seat) => game.s.cash[seat] ?? 0)
  const alive = booked.map((_, seat) => seat)
  return { log: chronicle.lines, booked, alive, round: game.s.round }
}

/** What lies on the table where so much is there on top of the books. */
function counted(booked: readonly number[], differs: Readonly<Record<number, number>>): Count['counted'] {
  return booked.map((amount, seat) => amount + (differs[seat] ?? 0))
}

/** Every twentieth payment of a game. */
function payments({ log }: ReturnType<typeof recorded>) {
  return log.flatMap(({ event }, at) =>
    event.type === 'moneyMoved' && event.amount > 0 && at % 20 === 0 ? [event] : [],
  )
}

describe.each(rulebooks.map(({ book }) => book.id))('in a game of %s', (id) => {
  const game = recorded(id)
  const { log, booked, alive, round } = game
  const found = (amounts: Count['counted']) => explanationsOf(log, { counted: amounts, booked, alive, round })

  it('a payment that was never made is found from the cash of all, and from that of one', () => {
    for (const event of payments(game)) {
      const { from, to, amount } = event
      const all = counted(booked, { [from]: amount, [to]: -amount })
      const one = all.map((sum, seat) => (seat === (from < booked.length ? from : to) ? sum : null))
      const tells = (amounts: Count['counted']) =>
        found(amounts).some(
          ([{ kind, line }]) =>
            kind === 'notPaid' &&
            line.event.type === 'moneyMoved' &&
            line.event.amount === amount &&
            (line.event.from === from || line.event.to === to),
        )
      expect(tells(all), JSON.stringify(event)).toBe(true)
      expect(tells(one) || found(one).length === 8, JSON.stringify(event)).toBe(true)
    }
  })

  it('explains exactly the difference, by two entries where no single one does', () => {
    for (const event of payments(game)) {
      const differs = { 0: 7, 1: event.amount }
      for (const explanation of found(counted(booked, differs)))
        for (const seat of alive)
          expect(explanation.reduce((sum, cause) => sum + (cause.differs[seat] ?? 0), 0)).toBe(
            { ...differs }[seat as 0 | 1] ?? 0,
          )
    }
  })

  it('says nothing where table and books agree, or nobody has counted', () => {
    expect(found(booked)).toEqual([])
    expect(found(booked.map(() => null))).toEqual([])
  })
})

describe('two mistakes', () => {
  it('are found together', () => {
    const { log, booked, alive, round } = recorded('classic')
    const [first, second] = log.flatMap(({ event }) =>
      event.type === 'moneyMoved' && event.slot === 'rentDemand' ? [event] : [],
    )
    if (first === undefined || second === undefined) throw new Error('Two rents were to be paid.')
    const sum = [...booked]
    for (const { from, to, amount } of [first, second]) {
      sum[from] = (sum[from] ?? 0) + amount
      sum[to] = (sum[to] ?? 0) - amount
    }
    expect(explanationsOf(log, { counted: sum, booked, alive, round }).length).toBeGreaterThan(0)
  })
})

/** Anna has bought the third street of the first side; Ben has landed there, and Anna has demanded nothing. */
const LAPSED: readonly Entry[] = [
  { outcome: [6, 5] },
  { outcome: [1, 2] },
  { do: 'throw', seat: 0 },
  { outcome: [4, 2] },
  { do: 'buy', seat: 0 },
  { do: 'endTurn', seat: 0 },
  { do: 'throw', seat: 1 },
  { outcome: [4, 2] },
  { do: 'endTurn', seat: 1 },
  { do: 'throw', seat: 0 },
  { outcome: [1, 3] },
]

describe('books that follow the table', () => {
  const chronicle = new Chronicle()
  const header = newHeader(classic.book, {
    seats: [{ name: 'Anna' }, { name: 'Ben' }],
    options: {},
    chance: { kind: 'given' },
  })
  const session = new Session(classic.book, header, chronicle)
  for (const entry of LAPSED) {
    if (isChance(entry)) session.give(entry.outcome)
    else if (isMove(entry)) expect(session.act(entry), entry.do).toBeNull()
  }
  const shown = ({ s }: typeof session.game) => [s.cash[0] ?? 0, s.cash[1] ?? 0]
  const corrections: Corrections = {
    lookUp: async (number) => {
      const made = session.record.entries[number - 1]?.entry
      const entries = session.stepAt(number)?.entries
      return made && entries ? { number, before: view(session.before(number), -1).bytes, made, entries } : null
    },
    tryCorrection: async (wanted) => {
      const { correction, fault, game } = session.tryCorrection(wanted)
      const stuck = fault && { ...fault, entries: [], before: view(game, -1).bytes }
      return { correction, fault: stuck, view: view(game, -1).bytes }
    },
  }
  const booked = shown(session.game)
  const explain = (differs: Readonly<Record<number, number>>) =>
    explanationsOf(chronicle.lines, {
      counted: counted(booked, differs),
      booked,
      alive: [0, 1],
      round: session.game.s.round,
    })
  const lapsed = chronicle.lines.find(({ event }) => event.type === 'rentLapsed')?.event
  const rent = lapsed?.type === 'rentLapsed' ? lapsed.amount : 0

  it('demand the rent that was paid although it had lapsed', async () => {
    expect(rent).toBeGreaterThan(0)
    const [[cause] = []] = explain({ 0: rent, 1: -rent })
    expect(cause?.kind satisfies CauseKind | undefined).toBe('lapsedPaid')
    const attempt = cause && (await putRight(corrections, classic, cause))
    expect(attempt?.fault).toBeNull()
    session.enter(attempt?.correction ?? { host: 'pause' })
    expect(shown(session.game)).toEqual([(booked[0] ?? 0) + rent, (booked[1] ?? 0) - rent])
  })

  it('cannot follow money that was paid twice', async () => {
    const bought = chronicle.lines.find(({ event }) => event.type === 'moneyMoved')?.event
    const price = bought?.type === 'moneyMoved' ? bought.amount : 0
    const [[twice] = []] = explain({ 0: -price })
    expect(twice?.kind).toBe('paidTwice')
    expect(twice && (await putRight(corrections, classic, twice))).toBeNull()
  })
})

it.each<[string, number | null]>([
  ['1.400', 1400],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['viel', null],
])('%j as counted is %s', (typed, amount) => {
  expect(countedIn(typed)).toBe(amount)
})
