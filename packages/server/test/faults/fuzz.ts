import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Step } from '@hausregeln/server/table/steps/step.ts'
import { WebSocket } from 'ws'
import type { Page } from '../support/page.ts'
import { Player } from '../support/player.ts'
import type { ServerProcess } from '../support/process.ts'
import { newNonce, Person } from '../support/server.ts'
import { Hostility } from './hostile.ts'

/** What an attack has shown. */
export interface FuzzReport {
  readonly frames: number
  readonly connections: number
  readonly answers: number
  /** Whether it is the same process as before, and answers. */
  readonly alive: boolean
  /** Steps that appeared at the table that was attacked. */
  readonly changed: number
  /** Answers in which the seed, an entry's hash or another secret was found. */
  readonly leaks: number
  /** Lines in the log about errors. */
  readonly errors: number
  /** Whether the table can be played on. */
  readonly playable: boolean
}

/** Frames that one connection sends before the next is made, at most. */
const FRAMES_EACH = 40

/** Sends so many hostile frames at a table in play, by `lanes` connections at once. */
export async function attack(server: ServerProcess, frames: number, lanes: number): Promise<FuzzReport> {
  await server.start()
  const { pid } = server
  const pages = await gameInPlay(server.address)
  const code = pages[0]!.table!.code
  const { sequence } = pages[0]!
  const eve = await Person.named('Eve', server.address)
  const url = `${server.address.replace('http', 'ws')}/api/tables/${code}/live`
  const attackers = Array.from({ length: lanes }, (_, lane) => new Attacker(url, new Hostility(lane + 1, eve.token)))
  await Promise.all(attackers.map((attacker) => attacker.send(Math.ceil(frames / lanes))))
  const changed = pages[0]!.sequence - sequence
  const playable = await playOn(pages)
  const alive = !server.exited && server.pid === pid && (await fetch(`${server.address}/healthz`)).ok
  for (const page of pages) page.close()
  await server.stop()
  const heard = attackers.flatMap(({ answers }) => answers)
  return {
    frames: sum(attackers.map(({ sent }) => sent)),
    connections: sum(attackers.map(({ connections }) => connections)),
    answers: heard.length,
    alive,
    changed,
    leaks: await countLeaks(server.directory, code, heard),
    errors: server.output.split('\n').filter((line) => /"level":[56]0/.test(line)).length,
    playable,
  }
}

class Attacker {
  readonly #url: string
  readonly #hostility: Hostility
  readonly answers: string[] = []
  sent = 0
  connections = 0

  constructor(url: string, hostility: Hostility) {
    this.#url = url
    this.#hostility = hostility
  }

  async send(frames: number): Promise<void> {
    while (this.sent < frames) await this.#connection(Math.min(FRAMES_EACH, frames - this.sent))
  }

  /** One connection: frames until it is ended by the server, or all are sent and something has been answered. */
  #connection(frames: number): Promise<void> {
    this.connections++
    const socket = new WebSocket(this.#url)
    return new Promise((done) => {
      socket.on('open', () => {
        socket.send(this.#hostility.hello())
        this.sent++
        for (let n = 1; n < frames; n++) this.#sendOne(socket)
        socket.ping(() => undefined)
      })
      socket.on('message', (data) => this.answers.push(String(data)))
      socket.on('pong', () => socket.close())
      socket.on('error', () => socket.terminate())
      socket.on('close', () => done())
    })
  }

  #sendOne(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send(this.#hostility.frame())
    this.sent++
  }
}

async function gameInPlay(address: string): Promise<Page[]> {
  const persons = await Promise.all(['Ada', 'Ben'].map((name) => Person.named(name, address)))
  const code = await persons[0]!.createTable()
  const pages = await Promise.all(persons.map((person) => person.page(code).open()))
  for (const [seat, page] of pages.entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
  await pages[0]!.ask({ ask: 'start' })
  return pages
}

async function playOn(pages: readonly Page[]): Promise<boolean> {
  const players = pages.map((page, seat) => new Player(page, 'plain', seat))
  const played = players.map((player) => player.play())
  const { sequence } = pages[0]!
  const moved = await pages[0]!
    .until(() => pages[0]!.sequence > sequence + 10)
    .then(
      () => true,
      () => false,
    )
  for (const player of players) player.stop()
  for (const page of pages) page.stopAsking()
  await Promise.all(played)
  return moved
}

async function countLeaks(directory: string, code: string, answers: readonly string[]): Promise<number> {
  const storage = new SqliteStorage(directory)
  const facts = (await storage.read(code)).flatMap((text) => (JSON.parse(text) as Step).facts)
  await storage.close()
  const hashes = facts.flatMap((fact) =>
    fact.fact === 'entered' ? fact.entries.flatMap(({ state, link }) => [state, link]) : [],
  )
  const seed = facts.find((fact) => fact.fact === 'created')?.seed ?? ''
  const secrets = new Set(hashes)
  const leaks = (text: string) =>
    text.includes(seed) || (text.match(/[0-9a-f]{16}/g) ?? []).some((hex) => secrets.has(hex))
  return answers.filter(leaks).length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
