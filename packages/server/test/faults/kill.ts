import { setTimeout as sleep } from 'node:timers/promises'
import { AUCTION_FRAME } from '@hausregeln/chapters/auction-open/rules/vocabulary.ts'
import { findFrame } from '@hausregeln/engine/core/agenda.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import { type Evidence, examine } from '../support/evidence.ts'
import type { Page } from '../support/page.ts'
import { Player } from '../support/player.ts'
import type { ServerProcess } from '../support/process.ts'
import { newNonce, Person } from '../support/server.ts'

/** Requests that are confirmed between two kills at least. */
const MOVES_BETWEEN = 20
/** How often is looked whether the moment for a kill has come, and for how long at most, in milliseconds. */
const POLL = 5
const PATIENCE = 20_000

/** What is asked of a run. */
export interface KillPlan {
  readonly kills: number
  readonly tables: number
  readonly seats: number
  /** Milliseconds that a player thinks before a move. */
  readonly think: number
}

/** What a run has shown. */
export interface KillReport extends Evidence {
  readonly kills: number
  /** Kills while some table was in the middle of an auction, or had an offer open. */
  readonly inAuction: number
  readonly inTrade: number
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

  get inAuction(): boolean {
    const gameView = this.pages[0]?.gameView
    return gameView != null && gameView.s.over === 0 && findFrame(gameView, AUCTION_FRAME) >= 0
  }

  get inTrade(): boolean {
    return (this.pages[0]?.game?.s.parts.trade.offerMask ?? 0) !== 0
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

/**
 * Kills the server again and again in the middle of auctions and trades while tables are played, and looks at what is
 * left.
 */
export async function killAgainAndAgain(server: ServerProcess, plan: KillPlan): Promise<KillReport> {
  await server.start()
  const loads = await Promise.all(
    Array.from({ length: plan.tables }, (_, number) => seatTable(server.address, number, plan.seats)),
  )
  const played = loads.flatMap(({ players }) => players.map((player) => player.play(plan.think)))
  const seen = { inAuction: 0, inTrade: 0, slowest: 0 }
  for (let kill = 0; kill < plan.kills; kill++) await killOnce(server, loads, seen, kill)
  await moved(loads, () => true)
  for (const { players, pages } of loads) {
    for (const player of players) player.stop()
    for (const page of pages) page.stopAsking()
  }
  await Promise.all(played)
  for (const { pages } of loads) for (const page of pages) page.close()
  await server.kill()
  const storage = new SqliteStorage(server.directory)
  const evidence = await examine(
    storage,
    loads.map(({ pages }) => pages),
  )
  await storage.close()
  return { kills: plan.kills, ...seen, ...evidence }
}

/** Waits until so many requests more have been confirmed, and something holds; not for ever, for games may be over. */
async function moved(loads: readonly Load[], holds: () => boolean): Promise<void> {
  const confirmed = () => loads.flatMap(({ pages }) => pages).reduce((sum, page) => sum + page.confirmed.length, 0)
  const [enough, end] = [confirmed() + MOVES_BETWEEN, performance.now() + PATIENCE]
  while (performance.now() < end && !(confirmed() >= enough && holds())) await sleep(POLL)
}

type Seen = Pick<{ -readonly [Key in keyof KillReport]: KillReport[Key] }, 'inAuction' | 'inTrade' | 'slowest'>

async function killOnce(server: ServerProcess, loads: readonly Load[], seen: Seen, kill: number): Promise<void> {
  const wanted: (load: Load) => boolean = kill % 2 === 0 ? (load) => load.inAuction : (load) => load.inTrade
  await moved(loads, () => loads.some(wanted))
  if (loads.some(({ inAuction }) => inAuction)) seen.inAuction++
  if (loads.some(({ inTrade }) => inTrade)) seen.inTrade++
  await server.kill()
  const pages = loads.flatMap((load) => load.pages)
  const visits = pages.map((page) => page.welcomes)
  await server.start()
  const begun = performance.now()
  await Promise.all(pages.map((page, index) => page.until(() => page.welcomes > (visits[index] ?? 0))))
  seen.slowest = Math.max(seen.slowest, Math.round(performance.now() - begun))
}
