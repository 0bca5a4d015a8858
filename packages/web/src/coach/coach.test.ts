import { newHeader, Session, view } from '@hausregeln/engine'
import { loadRulebook } from '@hausregeln/rulebooks/load.ts'
import { describe, expect, it } from 'vitest'
import { type CoachDesk, WorkerCoachDesk } from './desk.ts'
import { type Shown, Talk } from './talk.ts'

/** A table at which a seat is to throw for the first time. */
interface Asked extends Shown {
  readonly seat: number
}

async function askedAt(id: string): Promise<Asked> {
  const rulebook = await loadRulebook(id)
  if (rulebook === undefined) throw new Error(`no rulebook ${id}`)
  const seats = ['Ada', 'Otto', 'Ida'].map((name) => ({ name }))
  const chance = { kind: 'seed', seed: 1 } as const
  const { game, header } = new Session(rulebook.book, newHeader(rulebook.book, { seats, options: {}, chance }))
  const seat = game.s.turnSeat
  return { game: { header }, snapshot: { view: view(game, seat).bytes }, seat }
}

const [classic, exchange] = await Promise.all([askedAt('classic'), askedAt('exchange')])

/** What a coach says that has never been at another table. */
async function alone({ game, snapshot, seat }: Asked) {
  const desk = new WorkerCoachDesk()
  await desk.open(game.header)
  const advice = await desk.advise(snapshot.view, seat)
  expect(advice).not.toBeNull()
  return advice
}

describe('the coach that is called to another table', () => {
  it('while the rulebook of the first is still loading sits at the last, whichever comes first', async () => {
    const come = Promise.withResolvers<void>()
    const desk = new WorkerCoachDesk(async ({ rulebook }) => {
      if (rulebook === 'classic') await come.promise
      return loadRulebook(rulebook)
    })
    const first = desk.open(classic.game.header)
    await desk.open(exchange.game.header)
    come.resolve()
    await first
    expect(await desk.advise(exchange.snapshot.view, exchange.seat)).toEqual(await alone(exchange))
  })

  it('while it fetches what it needs for the first says nothing of that any more', async () => {
    const desk = new WorkerCoachDesk()
    await desk.open(classic.game.header)
    const asked = desk.advise(classic.snapshot.view, classic.seat)
    const called = desk.open(exchange.game.header)
    expect(await asked).toBeNull()
    await called
    expect(await desk.advise(exchange.snapshot.view, exchange.seat)).toEqual(await alone(exchange))
  })
})

/** A real desk that notes what is asked of it. */
class Noting extends WorkerCoachDesk {
  readonly views: Uint8Array[] = []

  override advise(...asked: Parameters<CoachDesk['advise']>) {
    this.views.push(asked[0])
    return super.advise(...asked)
  }
}

const never = new Promise<never>(() => undefined)

describe('a talk with the coach', () => {
  it('leaves out what was asked before the newest question, and had not been begun', async () => {
    const desk = new Noting()
    const talk = new Talk(desk, never, () => undefined)
    const answers = await Promise.all(
      [classic, classic, exchange, classic, exchange].map((one) => talk.ask(one, one.seat)),
    )
    expect(answers).toEqual([await alone(classic), null, null, null, await alone(exchange)])
    expect(desk.views).toEqual([classic.snapshot.view, exchange.snapshot.view])
    expect(await talk.ask(classic, classic.seat)).toEqual(answers[0])
  })

  it('ends once for everybody who waits where its worker cannot be loaded', async () => {
    const { promise: failed, reject } = Promise.withResolvers<never>()
    let ends = 0
    const talk = new Talk({ open: () => never, advise: () => never }, failed, () => ends++)
    const asked = [classic, exchange].map((one) => talk.ask(one, one.seat))
    reject(new Error('not loaded'))
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(asked[0]).rejects.toThrow('not loaded')
    talk.end(new Error('gone'))
    expect(ends).toBe(1)
  })

  it('ends where the worker cannot load what it needs, and when it is sent away in the middle of a thought', async () => {
    let ends = 0
    const cannot = new WorkerCoachDesk(() => Promise.reject(new Error('no network')))
    await expect(new Talk(cannot, never, () => ends++).ask(classic, classic.seat)).rejects.toThrow('no network')
    const talk = new Talk(new WorkerCoachDesk(), never, () => ends++)
    const asked = talk.ask(classic, classic.seat)
    talk.end(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
    expect(ends).toBe(2)
  })
})
