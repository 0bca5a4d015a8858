import { isMove, SEATS, State } from '@hausregeln/engine'
import { decodePatch, fromBase64, type ServerMessage } from '@hausregeln/protocol'
import { findRulebook } from '@hausregeln/rulebooks'
import type { Step } from '@hausregeln/server/table/steps/step.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { Player } from '../support/player.ts'
import { Person, TestServer } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

const ROUNDS = 8

/** A game with every frame that went to each seat and to a spectator, and what the server alone knows. */
async function watched(rulebook: string) {
  const pages = await server.seated(['Ada', 'Ben', 'Cem'], { rulebook })
  const code = pages[0].table.code
  const eve = await (await Person.named('Eve', server.address)).page(code).open()
  const all = [...pages, eve]
  for (const page of all) page.frames = []
  await pages[0].ask({ ask: 'start' })
  const players = pages.map((page, seat) => new Player(page, 'random', 7 + seat))
  const played = players.map((player) => player.play())
  await pages[0].until(() => (pages[0].game?.s.round ?? 0) > ROUNDS || pages[0].table.phase === 'over')
  for (const player of players) player.stop()
  for (const page of all) page.stopAsking()
  await Promise.all(played)
  for (const page of all) page.close()
  const steps = (await server.storage.read(code)).map((text) => JSON.parse(text) as Step)
  return { pages, eve, steps }
}

function pageBook({ told }: Page) {
  const book = findRulebook(told?.settings.rulebook ?? '')?.book
  if (book === undefined) throw new Error('the page sits at no table')
  return book
}

/** Calls back with the view after every frame that changed it. */
function eachView(page: Page, look: (state: State, message: ServerMessage) => void): void {
  let view: Uint8Array | null = null
  for (const frame of page.frames!) {
    const message = JSON.parse(frame) as ServerMessage
    if ((message.type !== 'update' && message.type !== 'welcome') || !message.game) continue
    if (message.game.view !== undefined) view = fromBase64(message.game.view)
    else if (view !== null && message.game.patch !== undefined) decodePatch(view, message.game.patch)
    const state = new State(pageBook(page).layout)
    state.load(view!)
    look(state, message)
  }
}

it.each(['classic', 'exchange'])(
  'no frame of a game of %s brings another seat its secrets, the seed, an entry or a hash of the state',
  async (rulebook) => {
    const { pages, eve, steps } = await watched(rulebook)
    const facts = steps.flatMap((step) => step.facts)
    const seed = facts.find((fact) => fact.fact === 'created')!.seed!
    const entries = facts.flatMap((fact) => (fact.fact === 'entered' ? fact.entries : []))
    expect(entries.length).toBeGreaterThan(100)
    for (const page of [...pages, eve]) {
      const everything = page.frames!.join('\n')
      expect(everything.length).toBeGreaterThan(10_000)
      expect(everything).not.toContain(seed)
      const hashes = new Set(everything.match(/[0-9a-f]{16}/g))
      for (const { state, link } of entries) expect(hashes.has(state) || hashes.has(link)).toBe(false)
      expect(everything).not.toMatch(/"(do|outcome|host)":"?(?!\{)/)
      let views = 0
      eachView(page, (state) => {
        views++
        expect(state.generator.every((word) => word === 0)).toBe(true)
        state.secrets.forEach((word, index) => {
          if (index % SEATS !== page.seat) expect(word).toBe(0)
        })
      })
      expect(views).toBeGreaterThan(100)
    }
  },
)

/** Whether all that has happened in this step is that a bid has come in. */
function isSecret(message: ServerMessage): boolean {
  return message.type === 'update' && (message.game?.log.lines ?? []).every(({ event }) => event.type === 'sealedBidIn')
}

it('a sealed bid is seen by nobody else until all are in, its own page sees it', async () => {
  const { pages, eve, steps } = await watched('exchange')
  const secret = steps.flatMap(({ facts }, index) => {
    const fact = facts.find((each) => each.fact === 'entered')
    const entry = fact?.entries[0]?.entry
    return entry !== undefined && isMove(entry) && entry.do === 'sealedBid' && entry.amount > 0
      ? [{ sequence: index + 1, entry }]
      : []
  })
  expect(secret.length).toBeGreaterThan(20)
  const told = [...pages, eve].map(({ seat, frames }) => {
    const updates = frames!.map((frame) => JSON.parse(frame)).filter(({ type }) => type === 'update')
    return { seat, bySequence: new Map(updates.toReversed().map((message) => [message.sequence, message])) }
  })
  let alone = 0
  for (const { sequence, entry } of secret) {
    const seen = told.map(({ seat, bySequence }) => ({ seat, message: bySequence.get(sequence) }))
    const events = seen[0]!.message.game.log.lines.map((line: { event: { type: string } }) => line.event.type)
    if (events.some((type: string) => type !== 'sealedBidIn')) continue
    alone++
    const patches = new Set(seen.filter(({ seat }) => seat !== entry.seat).map(({ message }) => message.game.patch))
    expect(patches.size).toBe(1)
    for (const { message } of seen)
      for (const line of message.game.log.lines) expect(line.event).not.toHaveProperty('amount')
  }
  expect(alone).toBeGreaterThan(10)
  for (const page of pages) {
    const own = new Map(
      secret.filter(({ entry }) => entry.seat === page.seat).map((each) => [each.sequence, each.entry]),
    )
    eachView(page, (state, message) => {
      const entry = 'sequence' in message ? own.get(message.sequence) : undefined
      const row = Array.from(state.secrets).filter((_, index) => index % SEATS === page.seat)
      if (entry?.do === 'sealedBid' && isSecret(message)) expect(row).toContain(entry.amount)
    })
  }
})
