import { createBot } from '@hausregeln/bots'
import { readRecord, replay } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { Player } from '../support/player.ts'
import { newNonce, Person, TestServer } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

let pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})

const playing: typeof server.playing = async (names, changes) => {
  const seated = await server.playing(names, changes)
  pages = [...seated]
  return seated
}

const throwFor = (seat: number) => ({ ask: 'move' as const, move: { do: 'throw' as const, seat } })

/** The page whose turn it is, and the others. */
function onTurn(all: readonly Page[]): [Page, Page[]] {
  const { turnSeat } = all[0]!.gameView.s
  return [all[turnSeat]!, all.filter((_, seat) => seat !== turnSeat)]
}

/** Plays on until `moves` have been made in all. */
async function playOn(all: readonly Page[], moves: number): Promise<void> {
  const bot = createBot('plain')
  bot.begin(1)
  for (let done = 0; done < moves; done++) {
    const page = all.find((each) => each.choose(bot) !== null)
    const move = page?.choose(bot)
    if (page === undefined || move == null) throw new Error('Nobody can play.')
    await page.ask({ ask: 'move', move })
    await same(all)
  }
}

/** All have seen the same steps. */
async function same(all: readonly Page[]): Promise<void> {
  const newest = Math.max(...all.map(({ sequence }) => sequence))
  await Promise.all(all.map((page) => page.until(() => page.sequence === newest)))
}

describe('a move', () => {
  it('is made for your own seat only, and refused by the rules with nothing changed', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'])
    const [first, [other]] = onTurn([ada, ben])
    const before = first.sequence
    expect(await first.request(throwFor(other!.seat))).toMatchObject({ refusal: 'notYourSeat' })
    expect(await other!.request(throwFor(other!.seat))).toMatchObject({ refusal: 'notYourTurn' })
    expect(first.sequence).toBe(before)
    await first.ask(throwFor(first.seat))
    await same([ada!, ben!])
    expect(ada!.view!.length).toBe(ben!.view!.length)
    expect(Buffer.from(ada!.view!).equals(ben!.view!)).toBe(true)
  })

  it('is not made by a spectator', async () => {
    const [ada] = await playing(['Ada', 'Ben'])
    const eve = await (await Person.named('Eve', server.address)).page(ada.table.code).open()
    pages.push(eve)
    expect(await eve.request(throwFor(0))).toMatchObject({ refusal: 'notSeated' })
    expect(await eve.request({ ask: 'resign' })).toMatchObject({ refusal: 'notSeated' })
  })

  it('that is sent twice with its number is made once, over another connection too', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'])
    const [first] = onTurn([ada, ben])
    const { seat } = first
    const move = throwFor(seat)
    const done = first.request(move)
    const text = JSON.stringify({ type: 'request', number: numberOf(first), request: move })
    for (let n = 0; n < 5; n++) first.sendRaw(text)
    expect((await done).type).toBe('done')
    const { sequence } = first
    first.vanish()
    await first.until(() => first.welcomes === 2)
    first.frames = []
    first.sendRaw(text)
    await first.until(() => first.frames!.some((frame) => frame.includes('"done"')))
    expect(first.sequence).toBe(sequence)
  })
})

/** The number of the last request that a page has made: sit, (start,) the move. */
function numberOf(page: Page): number {
  return page.seat === 0 ? 3 : 2
}

describe('a page that comes back', () => {
  it('catches up from the last sequence it has seen, and a new device sees all', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'])
    await playOn([ada, ben], 6)
    ben.returns = false
    ben.vanish()
    const [known, lines] = [ben.sequence, ben.lines.length]
    await ada.until(() => ada.here.length === 1)
    const code = ada.table.code
    const again = new (ben.constructor as typeof Page)(server.address, code, ben.token, ben.client)
    pages.push(again)
    Object.assign(again, { sequence: known, lines: ben.lines, view: ben.view })
    again.frames = []
    await again.open()
    const welcome = JSON.parse(again.frames[0]!)
    expect(welcome.game.log.kept).toBe(lines)
    expect(again.lines).toEqual(ada.lines)
    const device = await new (ben.constructor as typeof Page)(server.address, code, ben.token).open()
    pages.push(device)
    expect(device.lines).toEqual(ada.lines)
    expect(device.seat).toBe(ben!.seat)
    expect(Buffer.from(device.view!).equals(again.view!)).toBe(true)
  })
})

describe('agreement', () => {
  it('pauses when all have agreed, nobody moves then, and the game is resumed so too', async () => {
    const all = await playing(['Ada', 'Ben', 'Cem'])
    const [ada, ben, cem] = all as [Page, Page, Page]
    await ada.ask({ ask: 'propose', what: 'pause' })
    await ben.ask({ ask: 'answer', agree: true })
    await same(all)
    expect(cem.table.proposal).toEqual({ what: 'pause', by: 0, agreed: [0, 1], needed: [0, 1, 2], id: 1 })
    expect(cem.table.phase).toBe('playing')
    await cem.ask({ ask: 'answer', agree: true })
    await same(all)
    expect(ada.table).toMatchObject({ phase: 'paused', proposal: null })
    const [first] = onTurn(all)
    expect(await first.request(throwFor(first.seat))).toMatchObject({ refusal: 'paused' })
    await ben.ask({ ask: 'propose', what: 'resume' })
    for (const page of [ada, cem]) await page.ask({ ask: 'answer', agree: true })
    await first.ask(throwFor(first.seat))
  })

  it('stops the game when all have agreed: it ends as it stands, and everybody has its record', async () => {
    const all = await playing(['Ada', 'Ben'])
    const [ada, ben] = all as [Page, Page]
    await ada.ask({ ask: 'propose', what: 'stop' })
    expect(ada.table.phase).toBe('playing')
    await ben.ask({ ask: 'answer', agree: true, what: 'stop' })
    await same(all)
    expect(ben.table.phase).toBe('over')
    expect(ben.lines.at(-1)!.event).toMatchObject({ type: 'gameOver', winners: 0b11 })
  })

  it('takes back the last own move and what followed, if all agree, and not if one does not', async () => {
    const all = await playing(['Ada', 'Ben'])
    await playOn(all, 5)
    const [first, [other]] = onTurn(all)
    const [view, lines] = [Buffer.from(first.view!), [...first.lines]]
    const move = first.choose(createBot('plain'))
    const mover = move === null ? other! : first
    const answerer = move === null ? first : other!
    await mover.ask({ ask: 'move', move: (move ?? mover.choose(createBot('plain')))! })
    await same(all)
    expect(first.lines.length).toBeGreaterThan(lines.length)
    await mover.ask({ ask: 'propose', what: 'takeBack' })
    await answerer.ask({ ask: 'answer', agree: false })
    await same(all)
    expect(mover.table.proposal).toBeNull()
    expect(Buffer.from(first.view!).equals(view)).toBe(false)
    await mover.ask({ ask: 'propose', what: 'takeBack' })
    await answerer.ask({ ask: 'answer', agree: true })
    await same(all)
    expect(Buffer.from(first.view!).equals(view)).toBe(true)
    expect(first.lines).toEqual(lines)
    await playOn(all, 3)
  })
})

describe('a move that is to be taken back', () => {
  const proposeIt = { ask: 'propose' as const, what: 'takeBack' as const }

  it('is named by the proposal, and stands when the game has gone on: an answer comes too late', async () => {
    const all = await playing(['Ada', 'Ben'])
    const [first, [other]] = onTurn(all)
    await first.ask(throwFor(first.seat))
    await same(all)
    const { takeBack } = first
    expect(takeBack).toEqual({ seat: first.seat, move: expect.any(Number) })
    await first.ask(proposeIt)
    await same(all)
    expect(other!.table.proposal).toMatchObject({ what: 'takeBack', by: first.seat, move: takeBack!.move })
    await playOn(all, 1)
    expect(other!.table.proposal).toBeNull()
    const lines = [...first.lines]
    expect(await other!.request({ ask: 'answer', agree: true })).toMatchObject({
      refusal: 'proposalLapsed',
      sentence: expect.stringContaining('lapsed'),
    })
    expect(first.lines).toEqual(lines)
  })

  it('is not another one that has been proposed since', async () => {
    const all = await playing(['Ada', 'Ben'])
    const [first, [other]] = onTurn(all)
    await first.ask(throwFor(first.seat))
    await first.ask(proposeIt)
    await same(all)
    const { move } = first.table.proposal!
    await playOn(all, 1)
    const mover = all.find(({ seat, takeBack }) => takeBack?.seat === seat)!
    const answerer = mover === first ? other! : first
    await mover.ask(proposeIt)
    expect(await answerer.request({ ask: 'answer', agree: true, what: 'takeBack', move })).toMatchObject({
      refusal: 'proposalLapsed',
    })
    await same(all)
    expect(answerer.table.proposal).not.toBeNull()
    await answerer.ask({ ask: 'answer', agree: true, what: 'takeBack', move: mover.table.proposal!.move! })
  })

  it('is refused to everybody but the last person who moved, and to all before the first move', async () => {
    const all = await playing(['Ada', 'Ben'])
    const [first, [other]] = onTurn(all)
    expect(first.takeBack).toBeNull()
    expect(await first.request(proposeIt)).toMatchObject({ refusal: 'nothingToTakeBack' })
    await first.ask(throwFor(first.seat))
    await same(all)
    expect(await other!.request(proposeIt)).toMatchObject({ refusal: 'nothingToTakeBack' })
  })
})

describe('a seat', () => {
  it('is played by a bot while its person wants it, and by the person again', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'])
    await ben.ask({ ask: 'standIn', seat: 1, bot: 'plain' })
    expect(await ben.request({ ask: 'move', move: { do: 'throw', seat: 1 } })).toMatchObject({ refusal: 'botPlays' })
    const bot = createBot('plain')
    for (let n = 0; n < 6; n++) {
      await ada.until(() => ada.choose(bot) !== null)
      await ada!.ask({ ask: 'move', move: ada!.choose(bot)! })
    }
    await ben.ask({ ask: 'return' })
    await same([ada, ben])
    expect(ben.table.seats[1]).toMatchObject({ name: 'Ben', standIn: null })
    await playOn([ada, ben], 3)
  })

  it('is given to a bot by the host only while its person is away', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'])
    expect(await ada.request({ ask: 'standIn', seat: 1, bot: 'plain' })).toMatchObject({ refusal: 'stillHere' })
    ben.returns = false
    ben.vanish()
    await ada.until(() => ada.here.length === 1)
    await ada.ask({ ask: 'standIn', seat: 1, bot: 'plain' })
    expect(ada!.table.seats[1]!.standIn).toBe('plain')
  })

  it('is left by resigning, which ends a game of two; the next game has the same bots and a new seed', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'])
    await ben.ask({ ask: 'resign' })
    await same([ada, ben])
    expect(ada.table.phase).toBe('over')
    expect(await ada.request(throwFor(0))).toMatchObject({ refusal: 'gameIsOver' })
    expect(await ada.request({ ask: 'rematch', rulebook: 'none' })).toMatchObject({ refusal: 'badSettings' })
    await ada.ask({ ask: 'rematch', rulebook: 'stadium' })
    await ben.ask({ ask: 'rematch' })
    const next = await new (ada!.constructor as typeof Page)(server.address, ben!.table.rematch!, ben!.token).open()
    pages.push(next)
    expect(next.table).toMatchObject({
      phase: 'lobby',
      host: { name: 'Ada' },
      settings: { rulebook: 'stadium', seats: 2 },
    })
    expect(next.table.commitment).not.toBe(ada.table.commitment)
    await next.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
  })
})

describe('talk', () => {
  it('is heard by all but those who have muted the speaker, and can be reported', async () => {
    const [ada, ben, cem] = await playing(['Ada', 'Ben', 'Cem'])
    await cem.ask({ ask: 'mute', guest: ada.guest, muted: true })
    await ada.ask({ ask: 'say', text: ' Hello   there ' })
    await same([ada, ben, cem])
    expect(ben.chat).toMatchObject([{ line: 1, seat: 0, text: 'Hello there', guest: { name: 'Ada' } }])
    expect(cem.chat).toEqual([])
    await ben.ask({ ask: 'report', line: 1, reason: 'Unfriendly' })
    expect(await ben.request({ ask: 'report', line: 2, reason: 'x' })).toMatchObject({ refusal: 'noSuchLine' })
    const metrics = await (await fetch(`${server.figures}/metrics`)).text()
    expect(metrics).toMatch(/hausregeln_reports_total [1-9]/)
    await cem.ask({ ask: 'mute', guest: ada.guest, muted: false })
    ben.sendRaw(JSON.stringify({ type: 'react', reaction: 'cheer' }))
    await cem.until(() => cem.reactions.includes('cheer'))
  })
})

describe('a game on a real board', () => {
  it('has its dice from the keeper, who acts for all; others act for themselves; the keeper corrects', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'], { companion: true, rulebook: 'simplified' })
    expect(ada.table.commitment).toBeNull()
    const give = (outcome: number[]) => ada.ask({ ask: 'give', outcome })
    while (ada.gameView.s.awaiting !== 0) await give([1 + (ada.sequence % 6), 2])
    expect(await ben.request({ ask: 'give', outcome: [1, 2] })).toMatchObject({ refusal: 'hostOnly' })
    const { turnSeat } = ada.gameView.s
    await ada.ask(throwFor(turnSeat))
    expect(await ada.request({ ask: 'give', outcome: [7, 1] })).toMatchObject({ refusal: 'badOutcome' })
    await give([1, 2])
    const cash = ada.gameView.s.cash[1]
    const entry = { host: 'adjust' as const, what: 'cash' as const, of: 1, value: 50, reason: 'Found under the board' }
    await ada.ask({ ask: 'keep', entry })
    expect(ada.gameView.s.cash[1]).toBe(cash + 50)
    expect(await ben.request({ ask: 'keep', entry })).toMatchObject({ refusal: 'hostOnly' })
  })
})

describe('nobody at the table', () => {
  it('sees the record before the game is over; then it can be replayed', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'])
    const url = `${server.address}/api/tables/${ada.table.code}/record`
    expect((await fetch(url)).status).toBe(409)
    const player = new Player(ada, 'plain', 1)
    void player.play()
    await ben.ask({ ask: 'resign' })
    const record = readRecord(await (await fetch(url)).text())
    expect(replay(classic.book, record).stopped).toBeNull()
  })
})
