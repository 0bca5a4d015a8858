import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isMove } from '@hausregeln/engine'
import { toBotSchema } from '@hausregeln/protocol/bot-protocol.ts'
import type { Step } from '@hausregeln/server/table/steps/step.ts'
import { expect, it } from 'vitest'
import { anEvening } from '../support/evening.ts'
import type { Page } from '../support/page.ts'
import { Player } from '../support/player.ts'
import { newProgramToken, Program, plainly, type Way } from '../support/program.ts'
import { newNonce, Person } from '../support/server.ts'

const evening = anEvening()
const { server, time } = evening

/** A table of a person and a program, which has come. */
async function tableWith(way: Way = plainly, rulebook = 'classic', decision = 0) {
  const person = await Person.named('Ada', server.address)
  const clock = { decision, game: 0, timeout: 'wait' } as const
  const page = await person.page(await person.createTable({ rulebook, clock })).open()
  evening.pages.push(page)
  await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
  const token = newProgramToken()
  await page.ask({ ask: 'seatProgram', seat: 1, token })
  const program = new Program(server.address, page, token, way)
  await page.until(() => page.programs.length === 1)
  return { page, token, program }
}

/** The person plays until this holds. */
async function playUntil(page: Page, holds: () => boolean): Promise<void> {
  const player = new Player(page, 'plain', 5)
  const played = player.play()
  await page.until(holds)
  player.stop()
  page.stopAsking()
  await played
}

async function stepsOf(page: Page): Promise<readonly Step[]> {
  return (await server.storage.read(page.table.code)).map((text) => JSON.parse(text) as Step)
}

it.each(['classic', 'exchange'])(
  'a program plays a seat of %s by its token, told by the schema of the door',
  async (rulebook) => {
    const { page, token, program } = await tableWith(plainly, rulebook)
    expect(page.table.seats[1]).toMatchObject({ bot: 'steady', program: { id: page.programs[0], faults: 0 } })
    await page.ask({ ask: 'start' })
    await playUntil(page, () => program.told('decide').length > 40)
    for (const line of program.lines) {
      const message: unknown = JSON.parse(line)
      expect(toBotSchema.parse(message)).toEqual(message)
    }
    expect(program.told('game').length).toBe(1)
    expect(program.told('game')[0]).toMatchObject({ door: 1, seat: 1, players: 2 })
    expect(program.told('decide').every(({ state }) => state.seat === 1)).toBe(true)
    expect(program.told('refused')).toEqual([])
    expect(page.here).toEqual([page.guest])
    const facts = (await stepsOf(page)).flatMap((step) => step.facts)
    // What it says to a question counts for that question alone: others may have acted by the time that it comes.
    const said = new Map(
      facts.flatMap((fact) => (fact.fact === 'programSaid' ? [[fact.at, JSON.stringify(fact.action)]] : [])),
    )
    const entries = facts.flatMap((fact) => (fact.fact === 'entered' ? fact.entries : []))
    const moved = entries.flatMap(({ entry }, at) => {
      if (!isMove(entry) || entry.seat !== 1) return []
      const { seat: _, ...action } = entry
      return [[at, JSON.stringify(action)]]
    })
    // Of its questions some need no answer: how many follows from the dice, which nobody knows before.
    expect(moved.length).toBeGreaterThan(10)
    expect(moved.map(([at]) => [at, said.get(Number(at))])).toEqual(moved)
    expect(JSON.stringify(facts)).not.toContain(token)
  },
)

it('a program spies in vain: it is told its own bid, and no bid of others, entry, hash or seed', async () => {
  let bids = 300
  const { page, program } = await tableWith((question) => {
    const bid = question.legal.find(({ do: name }) => name === 'sealedBid')
    return bid?.amount
      ? { id: question.id, action: { do: 'sealedBid', amount: Math.min(bid.amount.max, bids++) } }
      : plainly(question)
  }, 'exchange')
  await page.ask({ ask: 'start' })
  await playUntil(page, () => program.told('decide').length > 60 || page.table.phase === 'over')
  const facts = (await stepsOf(page)).flatMap((step) => step.facts)
  const everything = program.lines.join('\n')
  expect(everything).not.toContain(facts.find((fact) => fact.fact === 'created')?.seed)
  const hashes = new Set(everything.match(/[0-9a-f]{16}/g))
  const entries = facts.flatMap((fact) => (fact.fact === 'entered' ? fact.entries : []))
  for (const { state, link } of entries) expect(hashes.has(state) || hashes.has(link)).toBe(false)
  const others = entries.flatMap(({ entry }) =>
    isMove(entry) && entry.do === 'sealedBid' && entry.seat === 0 ? [entry] : [],
  )
  expect(others.length).toBeGreaterThan(3)
  for (const { state } of program.told('decide')) expect(Object.keys(state.own)).toEqual(['auction-sealed'])
  // A bid is told when all are open, and not before.
  const events = program.told('decide').flatMap((question) => question.events)
  const bidsIn = events.filter(({ type }) => type === 'sealedBidIn')
  expect(bidsIn.length).toBeGreaterThan(3)
  for (const event of bidsIn) expect(Object.keys(event).toSorted()).toEqual(['rule', 'seat', 'slot', 'type'])
})

it.each([
  ['nonsense', 'not even JSON', /An answer is a line such as/],
  ['illegal', { action: { do: 'build', deed: 0 } }, /Not legal now: .+ \(K-\d/],
] as const)(
  'a program that answers %s is told why, a bot decides for it, and after five times plays on',
  async (why, answer, sentence) => {
    const { page, token, program } = await tableWith(() => answer)
    await page.ask({ ask: 'start' })
    await playUntil(page, () => page.table.seats[1]!.program?.out === why)
    await page.until(() => program.isGone)
    const refused = program.told('refused')
    expect(refused.map((each) => each.why)).toEqual([why, why, why, why, why])
    for (const each of refused) expect(each.sentence).toMatch(sentence)
    expect(program.told('goodbye')[0]).toMatchObject({ reason: 'programReplaced', retry: false })
    const { entries } = page
    await playUntil(page, () => page.entries > entries + 12)
    const again = new Program(server.address, page, token)
    await page.until(() => again.isGone)
    expect(again.told('goodbye')[0]).toMatchObject({ reason: 'programReplaced' })
  },
)

it.each([
  [0, 10],
  [30, 30],
])(
  'a program that hangs at a table with clocks of %i s is waited for %i s, told so, and the game goes on',
  async (decision, seconds) => {
    const { page, program } = await tableWith(() => undefined, 'classic', decision)
    await page.ask({ ask: 'start' })
    await playUntil(page, () => program.told('decide').length === 1)
    const { entries } = page
    time.pass(seconds - 1)
    await page.ask({ ask: 'say', text: 'Nothing yet.' })
    expect(page.entries).toBe(entries)
    expect(page.table.seats[1]!.program!.faults).toBe(0)
    time.pass(2)
    await page.until(() => page.entries > entries && program.told('refused').length > 0)
    expect(page.table.seats[1]!.program!.faults).toBe(1)
    expect(program.told('refused')).toEqual([
      { type: 'refused', id: program.told('decide')[0].id, why: 'slow', sentence: `No answer within ${seconds} s.` },
    ])
  },
)

it('a program that crashes is replaced at once, and plays on when it is back', async () => {
  const { page, token, program } = await tableWith(() => program.crash())
  await page.ask({ ask: 'start' })
  await playUntil(page, () => program.isGone && page.programs.length === 0)
  const { entries } = page
  await playUntil(page, () => page.entries > entries + 12)
  const back = new Program(server.address, page, token)
  await playUntil(page, () => back.told('decide').length > 3)
  expect(back.told('game').length).toBe(1)
  expect(page.table.seats[1]!.program).toMatchObject({ faults: 0 })
})

it('a program that says too much is let go', async () => {
  const { page, program } = await tableWith(({ id }) => {
    for (let n = 0; n < 1100; n++) program.say({ id: id + 1000, action: null })
  })
  await page.ask({ ask: 'start' })
  await playUntil(page, () => page.table.seats[1]!.program?.out === 'flood')
  await page.until(() => program.isGone)
})

it('a token counts until the host takes it back, and no other counts', async () => {
  const { page, token, program } = await tableWith()
  const stranger = new Program(server.address, page, newProgramToken())
  await page.until(() => stranger.isGone)
  expect(stranger.told('goodbye')[0]).toMatchObject({ reason: 'badProgramToken' })
  const old = new Program(server.address, page, token, plainly, 2)
  await page.until(() => old.isGone)
  expect(old.told('goodbye')[0].reason).toBe('otherProtocol')
  await page.ask({ ask: 'clearProgram', seat: 1 })
  await page.until(() => program.isGone)
  expect(page.table.seats[1]).toMatchObject({ bot: 'steady' })
  expect(page.table.seats[1]!.program).toBeUndefined()
  const late = new Program(server.address, page, token)
  await page.until(() => late.isGone)
  expect(late.told('goodbye')[0].reason).toBe('badProgramToken')
  expect(await page.request({ ask: 'clearProgram', seat: 1 })).toMatchObject({ refusal: 'noProgram' })
})

it('people let a program of their own play their seat, also before the game, and take over again', async () => {
  const [host, ben] = (await server.seated(['Ada', 'Ben'])) as [Page, Page]
  evening.pages.push(host, ben)
  const token = newProgramToken()
  expect(await host.request({ ask: 'seatProgram', seat: 1, token })).toMatchObject({ refusal: 'noBotSeat' })
  expect(await ben.request({ ask: 'seatProgram', seat: 0, token })).toMatchObject({ refusal: 'hostOnly' })
  await ben.ask({ ask: 'seatProgram', seat: 1, token })
  const program = new Program(server.address, ben, token)
  await host.until(() => host.programs.length === 1)
  await host.ask({ ask: 'start' })
  await playUntil(host, () => program.told('decide').length > 3)
  expect(host.table.seats[1]).toMatchObject({ guest: ben.guest, standIn: 'steady', program: { faults: 0 } })
  expect(await host.request({ ask: 'clearProgram', seat: 1 })).toMatchObject({ refusal: 'notYourSeat' })
  await ben.ask({ ask: 'return' })
  await ben.until(() => program.isGone)
  expect(ben.table.seats[1]).toMatchObject({ guest: ben.guest, standIn: null })
  expect(ben.table.seats[1]!.program).toBeUndefined()
})

const ROOT = join(import.meta.dirname, '../../../..')

/** The command line, which lets a bot play a seat of a page's table. */
function seatByShell(page: Page, token: string, bot: string) {
  const link = `${server.address}/#/table/${page.table.code}`
  const command = [join(ROOT, 'packages/cli/src/main.ts'), 'seat', '--url', link, '--bot', bot]
  return spawn(process.execPath, command, {
    env: { ...process.env, HAUSREGELN_TOKEN: token },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

it('a bot of one file plays by the command line, until its token is taken back', async () => {
  const { page, token, program } = await tableWith()
  const shell = seatByShell(page, token, join(ROOT, 'examples/bots/careful.ts'))
  const said = text(shell.stderr)
  const ended = once(shell, 'close')
  // It comes with the same token: the one before it goes.
  await page.until(() => program.isGone)
  await page.ask({ ask: 'start' })
  await playUntil(page, () => page.entries > 40)
  expect(page.table.seats[1]!.program).toMatchObject({ faults: 0 })
  await page.ask({ ask: 'clearProgram', seat: 1 })
  const [code] = await ended
  expect(await said).toContain('Playing seat 2 of 2.')
  expect(await said).toContain('This token is not valid for any seat of this table, or no longer.')
  expect(code).toBe(1)
})
