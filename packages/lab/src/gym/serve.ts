import type { Table } from '../table.ts'
import { inline } from '../workers/compiling.ts'
import { programOf } from '../workers/open.ts'
import { run } from '../workers/program.ts'
import { rowBytes } from './arrays.ts'
import type { Gym, GymSettings, SavedGame } from './gym.ts'
import { Incoming, send } from './pipe.ts'
import { SharedFile } from './shared.ts'

/** The version of what is said over the pipe. */
const GYM_VERSION = 1

/** What is asked, by its first word. */
const ASKED = { step: 1, reset: 2, position: 3, next: 4, reseed: 5, save: 6, restore: 7 } as const
/** What comes back, by its first word: all arrays, a text, a refusal, a saved game. */
const TOLD = { batch: 1, text: 2, refused: 3, saved: 4 } as const
/** No other chance than that of the saved game. */
const SAME_CHANCE = -1n

/** How games are served: `memory` is a file for the arrays, which then do not go over the pipe. */
export interface ServeSettings extends GymSettings {
  readonly memory?: string
}

/** What the program of the gym exports. */
export type GymProgram = typeof import('./program.ts')

/**
 * The gym with the built-in rulebooks, run as a program of its own, which V8 compiles for nothing but its games. It is
 * kept: to begin takes a third of what loading its modules would.
 */
export async function openGymProgram(): Promise<GymProgram> {
  return run<GymProgram>(await programOf(new URL('./program.ts', import.meta.url).href))
}

/** Opens a gym of a program that knows the table's rulebook. Throws `SetupError`. */
export function openGym({ checkTable, checkOffers, Gym }: GymProgram, table: Table, settings: GymSettings): Gym {
  const rulebook = checkTable(table)
  if (settings.offers) checkOffers(rulebook.book)
  inline('more')
  return new Gym(rulebook, table, settings)
}

/** Serves games over the pipe of a parent process until that closes it. All numbers have the lowest byte first. */
export async function serveGym(program: GymProgram, table: Table, settings: ServeSettings): Promise<void> {
  const { boardFacts, checkTable, MONEY_STEPS, OFFER } = program
  const gym = openGym(program, table, settings)
  const served = new Served(gym, settings, OFFER.length)
  const { from = 0, to = settings.games } = settings
  const { actions, layout, offers } = gym
  await sendText(TOLD.text, {
    gym: GYM_VERSION,
    games: to - from,
    seats: table.seats,
    actions: actions.list,
    fields: layout.fields,
    frames: layout.frames,
    board: boardFacts(checkTable(table)),
    ...(offers !== null && { offer: OFFER, firstOffer: gym.firstOffer, goods: offers.goods, money: MONEY_STEPS }),
    rows: rowBytes(gym.widths),
  })
  await served.run()
}

function sendText(kind: number, text: object | string): Promise<void> {
  return send(kind, Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)))
}

/** Games of a parent process: what it asks, and what it is told. */
class Served {
  readonly #gym: Gym
  readonly #bytes: Uint8Array
  readonly #shared: SharedFile | null
  readonly #incoming = new Incoming()
  readonly #chosen: Int32Array
  /** Null: offers have no numbers. */
  readonly #said: Int32Array | null

  /** `offerNumbers`: how many numbers say an offer. */
  constructor(gym: Gym, settings: ServeSettings, offerNumbers: number) {
    const games = gym.arrays.seat.length
    this.#gym = gym
    this.#bytes = new Uint8Array(gym.arrays.buffer)
    this.#shared = settings.memory === undefined ? null : new SharedFile(settings.memory, gym, settings)
    this.#chosen = new Int32Array(games)
    this.#said = gym.offers === null ? null : new Int32Array(games * offerNumbers)
  }

  async run(): Promise<void> {
    await this.#tell()
    const asked = new Int32Array(2)
    while (await this.#incoming.fill(asked)) {
      const [what = 0, about = 0] = asked
      try {
        await this.#answer(what, about)
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        await sendText(TOLD.refused, error.message)
      }
    }
  }

  /** Throws `RangeError` for what cannot be. */
  async #answer(what: number, about: number): Promise<void> {
    const gym = this.#gym
    switch (what) {
      case ASKED.position:
        return sendText(TOLD.text, gym.position(about))
      case ASKED.save:
        return send(TOLD.saved, gym.save(about))
      case ASKED.step:
        if (!(await this.#readStep())) return
        gym.step(this.#chosen, this.#said)
        return this.#tell()
      case ASKED.reset:
        gym.reset()
        return this.#tell()
      case ASKED.next:
        gym.next()
        return this.#tell()
      case ASKED.reseed:
        gym.reset(Number(await this.#incoming.long()))
        return this.#tell()
      case ASKED.restore:
        await this.#restore(about)
        return this.#tell()
      default:
        throw new RangeError(`Nothing is asked by ${what}.`)
    }
  }

  async #readStep(): Promise<boolean> {
    if (!(await this.#incoming.fill(this.#chosen))) return false
    return this.#said === null || this.#incoming.fill(this.#said)
  }

  /** So many saved games. */
  async #restore(count: number): Promise<void> {
    const chance = (await this.#incoming.long()) ?? SAME_CHANCE
    const saved: SavedGame[] = []
    while (saved.length < count) {
      const game = await this.#incoming.word()
      const bytes = await this.#incoming.bytes((await this.#incoming.word()) ?? 0)
      if (game === null || bytes === null) return
      saved.push({ game, bytes })
    }
    this.#gym.restore(saved, chance === SAME_CHANCE ? null : Number(chance))
  }

  /** The arrays: in the shared file, or over the pipe. */
  #tell(): Promise<void> {
    if (this.#shared === null) return send(TOLD.batch, this.#bytes)
    this.#shared.write()
    return send(TOLD.batch, new Uint8Array())
  }
}
