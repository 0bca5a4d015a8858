import { setTimeout as sleep } from 'node:timers/promises'
import type { GameRecord } from '@hausregeln/engine'
import { isHost, verifyRecord } from '@hausregeln/engine'
import { Frame, findFrame } from '@hausregeln/engine/core/agenda.ts'
import { findRulebook } from '@hausregeln/rulebooks'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Receipt, Step } from '@hausregeln/server/table/step.ts'
import { type Page, Player } from '../support/page.ts'
import type { ServerProcess } from '../support/process.ts'
import { newNonce, Person } from '../support/server.ts'

/** What is asked of a run. */
export interface KillPlan {
  readonly kills: number
  readonly tables: number
  readonly seats: number
  /** Milliseconds that a player thinks before a move. */
  readonly think: number
}

/** What a run has shown. */
export interface KillReport {
  readonly kills: number
  /** Kills while some table was in the middle of an auction, or had an offer open. */
  readonly inAuction: number
  readonly inTrade: number
  /** Requests that were confirmed to a page. */
  readonly confirmed: number
  /** Of these: missing in storage, or there twice. */
  readonly lost: number
  readonly twice: number
  /** Steps in storage. */
  readonly steps: number
  /** The longest time until all pages were back at their tables, in milliseconds. */
  readonly slowest: number
}

/** A table under load: its pages, players, and the requests that were confirmed. */
class Load {
  readonly pages: readonly Page[]
  readonly players: readonly Player[]
  constructor(pages: readonly Page[]) {
    this.pages = pages
    this.players = pages.map((page, seat) => new Player(page, 'random', 1000 + seat))
  }

  get code(): string {
    return this.pages[0]?.table?.code ?? ''
  }

  get inAuction(): boolean {
    const lens = this.pages[0]?.lens
    return lens != null && lens.s.over === 0 && findFrame(lens, Frame.auction) >= 0
  }

  get inTrade(): boolean {
    return (this.pages[0]?.lens?.s.offerMask ?? 0) !== 0
  }
}

async function seatTable(address: string, number: number, seats: number): Promise<Load> {
  const names = Array.from({ length: seats }, (_, seat) => `P${number}.${seat}`)
  const persons = await Promise.all(names.map((name) => Person.named(name, address)))
  const code = await persons[0]!.createTable({ seats })
  const pages = await Promise.all(persons.map((person) => person.page(code).open()))
  for (const [seat, page] of pages.entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
  await pages[0]!.ask({ ask: 'start' })
  return new Load(pages)
}

/** Kills the server again and again in the middle of auctions and trades while tables are played, and looks at what is left. */
export async function killAgainAndAgain(server: ServerProcess, plan: KillPlan): Promise<KillReport> {
  await server.start()
  const loads = await Promise.all(
    Array.from({ length: plan.tables }, (_, number) => seatTable(server.address, number, plan.seats)),
  )
  const played = loads.flatMap(({ players }) => players.map((player) => player.play(plan.think)))
  const seen = { inAuction: 0, inTrade: 0, slowest: 0 }
  for (let kill = 0; kill < plan.kills; kill++) await killOnce(server, loads, seen, kill)
  await sleep(300)
  for (const { players, pages } of loads) {
    for (const player of players) player.stop()
    for (const page of pages) page.stopAsking()
  }
  await Promise.all(played)
  for (const { pages } of loads) for (const page of pages) page.close()
  await server.kill()
  return { kills: plan.kills, ...seen, ...(await lookAtStorage(server.directory, loads)) }
}

type Seen = Pick<{ -readonly [Key in keyof KillReport]: KillReport[Key] }, 'inAuction' | 'inTrade' | 'slowest'>

async function killOnce(server: ServerProcess, loads: readonly Load[], seen: Seen, kill: number): Promise<void> {
  const wanted: (load: Load) => boolean = kill % 2 === 0 ? (load) => load.inAuction : (load) => load.inTrade
  for (let wait = 0; wait < 200 && !loads.some(wanted); wait++) await sleep(10)
  if (loads.some(({ inAuction }) => inAuction)) seen.inAuction++
  if (loads.some(({ inTrade }) => inTrade)) seen.inTrade++
  await server.kill()
  const pages = loads.flatMap((load) => load.pages)
  const visits = pages.map((page) => page.welcomes)
  await server.start()
  const begun = performance.now()
  await Promise.all(pages.map((page, index) => page.until(() => page.welcomes > (visits[index] ?? 0), 30_000)))
  seen.slowest = Math.max(seen.slowest, Math.round(performance.now() - begun))
}

async function lookAtStorage(directory: string, loads: readonly Load[]) {
  const storage = new SqliteStorage(directory)
  let [confirmed, lost, twice, steps] = [0, 0, 0, 0]
  for (const load of loads) {
    const log = (await storage.read(load.code)).map((text) => JSON.parse(text) as Step)
    steps += log.length
    checkRecord(log)
    const found = countReceipts(log)
    for (const page of load.pages)
      for (const number of page.confirmed) {
        const times = found.get(key({ guest: page.guest, client: page.client, number })) ?? 0
        confirmed++
        if (times === 0) lost++
      }
    for (const times of found.values()) if (times > 1) twice++
  }
  await storage.close()
  return { confirmed, lost, twice, steps }
}

function countReceipts(log: readonly Step[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { receipt } of log) if (receipt) found.set(key(receipt), (found.get(key(receipt)) ?? 0) + 1)
  return found
}

function key({ guest, client, number }: Receipt): string {
  return `${guest} ${client} ${number}`
}

/** The game in storage keeps the rules, and its dice follow from the seed. Throws a sentence if not. */
function checkRecord(log: readonly Step[]): void {
  const facts = log.flatMap((step) => step.facts)
  const header = facts.find((fact) => fact.fact === 'started')?.header
  const seed = facts.find((fact) => fact.fact === 'created')?.seed
  if (header === undefined || seed == null) throw new Error('The game is not in storage.')
  const entries = facts.flatMap((fact) => (fact.fact === 'entered' ? fact.entries : []))
  const record: GameRecord = { header, entries }
  const book = findRulebook(header.rulebook)?.book
  if (book === undefined) throw new Error(`No rulebook "${header.rulebook}".`)
  const revealed = entries.some(({ entry }) => isHost(entry) && entry.host === 'reveal')
  verifyRecord(book, record, revealed ? null : seed)
}
