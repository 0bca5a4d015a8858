import { createBot } from '@hausregeln/bots'
import { readRecord, verifyRecord } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { anEvening } from '../support/evening.ts'
import type { Page } from '../support/page.ts'
import { NO_LIMITS, newNonce, Person, post, TestServer } from '../support/server.ts'

const evening = anEvening()
const { time, server } = evening

const playing: typeof evening.playing = (names, changes) => evening.playing(names, changes)

/** Somebody new, by name. */
function stranger(name: string): Promise<Person> {
  return Person.named(name, server.address)
}

function claim(person: Person, code: string, text: string): Promise<unknown> {
  return post(person.address, `/api/tables/${code}/claim`, { claim: text }, person.token)
}

/** Two persons and a bot; the bot is on seat 2. */
async function withBot(changes: Parameters<typeof server.seated>[1] = {}): Promise<[Page, Page]> {
  evening.pages = await server.seated(['Ada', 'Ben'], { seats: 3, ...changes })
  const [ada, ben] = evening.pages as [Page, Page]
  await ada.ask({ ask: 'seatBot', seat: 2, bot: 'plain' })
  await ada.ask({ ask: 'start' })
  for (const page of evening.pages) await page.until(() => page.view !== null && page.here.length === 2)
  return [ada, ben]
}

describe('a code for a seat', () => {
  it('brings its person to another device, once, with the host’s part and all that is theirs', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'], { spectators: false })
    const { code } = ada.table
    await ada.ask({ ask: 'offerSeat', seat: 0, claim: 'k3m9x2' })
    expect(ada.table.claims).toEqual([{ seat: 0, until: expect.any(Number) }])
    const phone = await stranger('Ada')
    expect(await claim(phone, code, 'k3m9x3')).toMatchObject({ reason: 'wrongClaim' })
    expect(await claim(phone, code, 'k3m9x2')).toEqual({ seat: 0 })
    const page = await phone.page(code).open()
    evening.pages.push(page)
    expect(page.seat).toBe(0)
    expect(page.table).toMatchObject({ host: { id: phone.id }, seats: [{ name: 'Ada', guest: phone.id }, {}] })
    await ben.until(() => ben.table.claims === undefined)
    await ada.until(() => ada.seat === -1)
    expect(await ada.request({ ask: 'move', move: { do: 'throw', seat: 0 } })).toMatchObject({ refusal: 'notSeated' })
    expect(await claim(await stranger('Eve'), code, 'k3m9x2')).toMatchObject({ reason: 'wrongClaim' })
    const mover = [page, ben!].find((each) => each.choose(createBot('plain')) !== null)!
    await mover.ask({ ask: 'move', move: mover.choose(createBot('plain'))! })
  })

  it('is drawn for your own seat, or by the host for one whose person is not there', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben', 'Cem'])
    const offer = (seat: number) => ({ ask: 'offerSeat' as const, seat, claim: 'aaaaaa' })
    expect(await ben.request(offer(0))).toMatchObject({ refusal: 'hostOnly' })
    await ada.until(() => ada.here.length === 3)
    expect(await ada.request(offer(1))).toMatchObject({ refusal: 'stillHere' })
    expect(await ada.request(offer(7))).toMatchObject({ refusal: 'noSuchSeat' })
    const { code } = ada.table
    ben.leave()
    await ada.until(() => ada.here.length === 2)
    await ada.ask(offer(1))
    // Whose phone was not lost after all keeps the seat.
    await ben.reopen()
    const other = await stranger('Ben')
    expect(await claim(other, code, 'aaaaaa')).toMatchObject({ reason: 'claimLapsed' })
    ben.leave()
    await ada.until(() => ada.here.length === 2)
    expect(await claim(other, code, 'aaaaaa')).toEqual({ seat: 1 })
    expect(await claim(other, code, 'aaaaaa')).toMatchObject({ reason: 'alreadySeated' })
  })

  it('counts for a quarter of an hour', async () => {
    const [ada] = await playing(['Ada', 'Ben'])
    await ada.ask({ ask: 'offerSeat', seat: 0, claim: 'bbbbbb' })
    time.pass(15 * 60 + 1)
    const { code } = ada.table
    expect(await claim(await stranger('Eve'), code, 'bbbbbb')).toMatchObject({ reason: 'wrongClaim' })
  })

  it('lets somebody who comes late play for a bot', async () => {
    const [ada] = await withBot({ spectators: false })
    await ada.ask({ ask: 'offerSeat', seat: 2, claim: 'cccccc' })
    const cem = await stranger('Cem')
    const { code } = ada.table
    expect(await claim(cem, code, 'cccccc')).toEqual({ seat: 2 })
    const page = await cem.page(code).open()
    evening.pages.push(page)
    expect(page.table.seats[2]).toMatchObject({ name: 'Cem', bot: null, standIn: null, guest: cem.id })
    const all = [...evening.pages.slice(0, 2), page]
    const bot = createBot('plain')
    for (let moves = 0; moves < 12; moves++) {
      const mover = all.find((each) => each.choose(bot) !== null)!
      await mover.ask({ ask: 'move', move: mover.choose(bot)! })
      await Promise.all(all.map((each) => each.until(() => each.sequence === mover.sequence)))
    }
    expect(page.lines.some(({ turnSeat }) => turnSeat === 2)).toBe(true)
  })

  it('cannot be found by trying', async () => {
    const own = await new TestServer({ limits: { ...NO_LIMITS, CLAIMS_PER_GUEST: 3, CLAIMS_PER_TABLE: 5 } }).start()
    try {
      const [ada] = await own.playing(['Ada', 'Ben'])
      const { code } = ada.table
      await ada.ask({ ask: 'offerSeat', seat: 0, claim: 'dddddd' })
      const reasons = async (name: string, times: number) => {
        const eve = await Person.named(name, own.address)
        const all: unknown[] = []
        for (let n = 0; n < times; n++) all.push(await claim(eve, code, 'dddddc'))
        return all.map((answer) => (answer as { reason: string }).reason)
      }
      expect(await reasons('Eve', 4)).toEqual(['wrongClaim', 'wrongClaim', 'wrongClaim', 'tooFast'])
      expect(await reasons('Mal', 3)).toEqual(['wrongClaim', 'wrongClaim', 'tooFast'])
      ada.close()
    } finally {
      await own.remove()
    }
  })

  it('leaves nothing of who has taken a seat when they have themselves erased, and the record stays in order', async () => {
    const [ada] = await withBot()
    const { code } = ada.table
    await ada.ask({ ask: 'offerSeat', seat: 2, claim: 'gggggg' })
    const cem = await stranger('Cemil')
    await claim(cem, code, 'gggggg')
    const page = await cem.page(code).open()
    evening.pages.push(page)
    await page.ask({ ask: 'say', text: 'Here I am' })
    await ada.ask({ ask: 'giveHost', seat: 2 })
    for (const each of evening.pages.slice(0, 2)) await each.ask({ ask: 'resign' })
    await page.until(() => page.table.phase === 'over')
    const asked = { method: 'DELETE', headers: { authorization: `Bearer ${cem.token}` } }
    expect((await fetch(`${server.address}/api/guest`, asked)).status).toBe(204)
    const kept = (await server.storage.read(code)).join('\n')
    for (const trace of [cem.id, 'Cemil', 'Here I am']) expect(kept).not.toContain(trace)
    verifyRecord(
      classic.book,
      readRecord(await (await fetch(`${server.address}/api/tables/${code}/record`)).text()),
      null,
    )
  })

  it('is nowhere in what is kept or told, and one that is none is refused in a sentence', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'])
    ben.frames = []
    await ada.ask({ ask: 'offerSeat', seat: 0, claim: 'ffffff' })
    await ben.until(() => ben.table.claims !== undefined)
    const { code } = ada.table
    const kept = (await server.storage.read(code)).join('\n')
    expect(kept).toContain('"offered"')
    expect(kept + ben.frames.join('')).not.toContain('ffffff')
    expect(await claim(await stranger('Eve'), code, 'x')).toMatchObject({ reason: 'malformed' })
    expect(await claim(await stranger('Eve'), '2222222222', 'ffffff')).toMatchObject({ reason: 'noSuchTable' })
  })
})

describe('somebody who watches', () => {
  it('takes a bot’s seat if all who play and are there agree', async () => {
    const [ada, ben] = await withBot()
    const eve = await (await stranger('Eve')).page(ada.table.code).open()
    evening.pages.push(eve)
    const ask = (seat: number) => eve.request({ ask: 'propose', what: 'join', seat })
    expect(await ask(1)).toMatchObject({ refusal: 'noBotSeat' })
    expect(await ask(5)).toMatchObject({ refusal: 'noSuchSeat' })
    expect(await ada.request({ ask: 'propose', what: 'join', seat: 2 })).toMatchObject({ refusal: 'alreadySeated' })
    await ask(2)
    await ada.until(() => ada.table.proposal !== null)
    expect(ada.table.proposal).toMatchObject({ what: 'join', seat: 2, by: -1, needed: [0, 1], guest: { name: 'Eve' } })
    await ada.ask({ ask: 'answer', agree: true })
    expect(await eve.request({ ask: 'answer', agree: true })).toMatchObject({ refusal: 'notSeated' })
    await ben.ask({ ask: 'answer', agree: true })
    await eve.until(() => eve.seat === 2)
    expect(eve.table.seats[2]).toMatchObject({ name: 'Eve', bot: null })
    const { proposal } = eve.table
    expect(proposal).toBeNull()
  })

  it('does not ask twice when the table has declined, keeps nobody from a proposal, and may think better of it', async () => {
    const [ada, ben] = await withBot()
    const eve = await (await stranger('Eve')).page(ada.table.code).open()
    evening.pages.push(eve)
    const join = { ask: 'propose', what: 'join', seat: 2 } as const
    await eve.ask(join)
    await eve.ask({ ask: 'answer', agree: false })
    expect(eve.table.proposal).toBeNull()
    await eve.ask(join)
    await ben.ask({ ask: 'propose', what: 'pause' })
    expect(ben.table.proposal).toMatchObject({ what: 'pause' })
    await ada.ask({ ask: 'answer', agree: false })
    await eve.ask(join)
    await ada.until(() => ada.table.proposal?.what === 'join')
    await ada.ask({ ask: 'answer', agree: false })
    expect(await eve.request(join)).toMatchObject({ refusal: 'joinDeclined' })
  })

  it('writes if the host lets them, and under no name that somebody at the table has', async () => {
    const [ada] = await withBot()
    const eve = await (await stranger('A D A')).page(ada.table.code).open()
    evening.pages.push(eve)
    expect(await eve.request({ ask: 'say', text: 'Hello' })).toMatchObject({ refusal: 'spectatorsQuiet' })
    const open = await server.playing(['Ada', 'Ben'], { spectatorsWrite: true })
    evening.pages.push(...open)
    const mal = await (await stranger('ADA')).page(open[0].table.code).open()
    evening.pages.push(mal)
    await mal.ask({ ask: 'say', text: 'Hello' })
    await open[0].ask({ ask: 'say', text: 'Hello yourself' })
    await mal.until(() => mal.chat.length === 2)
    expect(mal.chat).toMatchObject([
      { seat: null, name: 'ADA 2' },
      { seat: 0, name: 'Ada' },
    ])
  })
})

describe('whom the host has taken from the table', () => {
  it('stays out, also with another page, until the host lets them come back', async () => {
    evening.pages = await server.seated(['Ada', 'Ben'])
    const [ada, ben] = evening.pages as [Page, Page]
    await ada.ask({ ask: 'clearSeat', seat: 1 })
    await ben.until(() => ben.goodbye !== null)
    expect(ben.goodbye).toMatchObject({ reason: 'removed', retry: false })
    const again = await ben.again().open()
    evening.pages.push(again)
    expect(again.goodbye).toMatchObject({ reason: 'removed' })
    expect(ada.table).toMatchObject({ removed: [{ id: ben.guest, name: 'Ben' }], seats: [{}, { name: null }] })
    await ada.ask({ ask: 'admit', guest: ben.guest })
    expect(ada.table.removed).toBeUndefined()
    const back = await ben.again().open()
    evening.pages.push(back)
    expect(await back.request({ ask: 'admit', guest: ben.guest })).toMatchObject({ refusal: 'hostOnly' })
    await back.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
  })
})

describe('people who only watch', () => {
  it('can be taken from the table by its host, in a game as well, and stay out until admitted', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'])
    const eve = await (await stranger('Eve')).page(ada.table.code).open()
    evening.pages.push(eve)
    await ada.until(() => ada.names[eve.guest] === 'Eve')
    expect(await ben.request({ ask: 'remove', guest: eve.guest })).toMatchObject({ refusal: 'hostOnly' })
    expect(await ada.request({ ask: 'remove', guest: ben.guest })).toMatchObject({ refusal: 'hasSeat' })
    expect(await ada.request({ ask: 'remove', guest: 'nobody' })).toMatchObject({ refusal: 'notHere' })
    await ada.ask({ ask: 'remove', guest: eve.guest })
    await eve.until(() => eve.goodbye !== null)
    expect(eve.goodbye).toMatchObject({ reason: 'removed', retry: false })
    expect(ada.table.removed).toEqual([{ id: eve.guest, name: 'Eve' }])
    const again = await eve.again().open()
    evening.pages.push(again)
    expect(again.goodbye).toMatchObject({ reason: 'removed' })
    await ada.ask({ ask: 'admit', guest: eve.guest })
    const back = await eve.again().open()
    evening.pages.push(back)
    expect(back.goodbye).toBeNull()
  })
})

describe('pieces and colours', () => {
  it('are chosen for your own seat, each once, and by the host where nobody has a device; nobody has to', async () => {
    evening.pages = await server.seated(['Ada', 'Ben'], { seats: 3 })
    const [ada, ben] = evening.pages as [Page, Page]
    await ben.ask({ ask: 'mark', piece: 'cat', colour: 5 })
    expect(ben.table.seats[1]).toMatchObject({ piece: 'cat', colour: 5 })
    await ada.until(() => ada.table.seats[1]!.piece === 'cat')
    expect(await ada.request({ ask: 'mark', piece: 'cat' })).toMatchObject({ refusal: 'markTaken' })
    expect(await ada.request({ ask: 'mark', colour: 5 })).toMatchObject({ refusal: 'markTaken' })
    expect(await ada.request({ ask: 'mark', seat: 1, piece: 'boat' })).toMatchObject({ refusal: 'notYourSeat' })
    await ada.ask({ ask: 'seatBot', seat: 2, bot: 'plain' })
    await ada.ask({ ask: 'mark', seat: 2, piece: 'boat' })
    await ben.ask({ ask: 'mark', colour: 6 })
    expect(ben.table.seats[1]).toMatchObject({ piece: 'cat', colour: 6 })
    await ada.ask({ ask: 'start' })
    expect(await ben.request({ ask: 'mark', piece: 'kite' })).toMatchObject({ refusal: 'gameRuns' })
  })
})
