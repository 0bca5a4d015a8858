import type { Book } from '../book.ts'
import { Chance, nthBit, outcomes, popCount } from '../chance.ts'
import type { GameView } from '../game.ts'
import { keyedHmac, sha256Hex } from '../hash.ts'
import { say } from '../say.ts'
import type { ChanceSource } from './chance-source.ts'
import { isChance, isHost, isMove } from './entry.ts'
import { type GameRecord, RecordError } from './record.ts'
import { replay } from './replay.ts'
import { Session } from './session.ts'

/**
 * Provably fair chance. A server draws a secret seed of 32 bytes and publishes its SHA-256, the commitment. After that
 * every seat adds a nonce. The n-th draw of a game (from 1, withdrawn ones included) is made of the bytes
 * HMAC-SHA-256(seed, "<nonces joined by commas>\n<n>\n<block>"), block = 0, 1 …: a number below `limit` is the first
 * byte below the greatest multiple of `limit` up to 256, modulo `limit`. Dice take a number below 6 each; a draw of a
 * card, lot or deed takes one below the number of candidates, which are counted in ascending order.
 */
export class FairDice {
  readonly #hmac: (text: string) => Uint8Array
  readonly #nonces: string
  #draws: number

  /** `seed`: 64 hexadecimal digits; `draws`: how many have been made so far. */
  constructor(seed: string, nonces: readonly string[], draws = 0) {
    this.#hmac = keyedHmac(seed)
    this.#nonces = nonces.join(',')
    this.#draws = draws
  }

  /** How many have been made so far. */
  get draws(): number {
    return this.#draws
  }

  /** Somebody else who has the same seed has made so many draws. */
  skip(draws: number): void {
    this.#draws += draws
  }

  /** The outcome for which the game waits: to be given to it, and entered. */
  draw(l: GameView): number[] {
    const { awaiting, awaitingFor } = l.s
    const bytes = new ByteStream(this.#hmac, `${this.#nonces}\n${++this.#draws}`)
    if (awaiting === Chance.dice) return Array.from({ length: awaitingFor === 1 ? 3 : 2 }, () => 1 + bytes.below(FACES))
    const [low, high] = outcomes(l, awaiting, awaitingFor)
    return [nthBit(low, high, bytes.below(popCount(low) + popCount(high)))]
  }
}

const FACES = 6
const BYTE_VALUES = 256

class ByteStream {
  readonly #hmac: (text: string) => Uint8Array
  readonly #text: string
  #block = 0
  #bytes: Uint8Array = new Uint8Array()
  #at = 0

  constructor(hmac: (text: string) => Uint8Array, text: string) {
    this.#hmac = hmac
    this.#text = text
  }

  /** A number from 0 to `limit` - 1, each as likely as the next; `limit` is at most 256. */
  below(limit: number): number {
    const fair = BYTE_VALUES - (BYTE_VALUES % limit)
    for (let byte = this.#next(); ; byte = this.#next()) if (byte < fair) return byte % limit
  }

  #next(): number {
    if (this.#at === this.#bytes.length) {
      this.#bytes = this.#hmac(`${this.#text}\n${this.#block++}`)
      this.#at = 0
    }
    return this.#bytes[this.#at++]
  }
}

/** What a server publishes before the nonces come: the hash of its seed. Both are 64 hexadecimal digits. */
export function commitmentOf(seed: string): string {
  return sha256Hex(seed)
}

/** The nonces that a seed is mixed with, and the commitment to it, the last ones; null if chance had other sources. */
export function commitmentIn(record: GameRecord): Extract<ChanceSource, { kind: 'committed' }> | null {
  return sourcesOf(record).findLast((source) => source.kind === 'committed') ?? null
}

/** The seeds that servers have revealed. */
function revealedSeeds(record: GameRecord): string[] {
  return record.entries.flatMap(({ entry }) => (isHost(entry) && entry.host === 'reveal' ? [entry.seed] : []))
}

/** All sources of chance of a game, in their order: that of its header, and those to which it has changed. */
function sourcesOf({ header, entries }: GameRecord): ChanceSource[] {
  const changes = entries.flatMap(({ entry }) => (isHost(entry) && entry.host === 'chance' ? [entry.source] : []))
  return [header.chance, ...changes]
}

/** What could be proved of a record: how many draws were made, and whether they follow from the revealed seed. */
export interface Proof {
  readonly draws: number
  /** `revealed`: every draw follows from it; `secret`: the game is not over; `other`: chance was not committed. */
  readonly seed: 'revealed' | 'secret' | 'other'
}

/**
 * Plays a record again by the rules, and compares every die and card with what follows from the revealed seed and the
 * seats' nonces. `known`: the seed, for a caller who knows it before it is revealed. Throws `RecordError` naming the
 * first entry that does not follow.
 */
export function verifyRecord(book: Book, record: GameRecord, known: string | null = null): Proof {
  const { stopped } = replay(book, record)
  if (stopped !== null) throw new RecordError(stopped)
  const draws = record.entries.filter(({ entry }) => isChance(entry)).length
  const commitments = sourcesOf(record).flatMap((source) => (source.kind === 'committed' ? [source.commitment] : []))
  if (commitments.length === 0) return { draws, seed: 'other' }
  const seeds = known === null ? revealedSeeds(record) : [...revealedSeeds(record), known]
  if (seeds.some((seed) => !SEED.test(seed) || !commitments.includes(commitmentOf(seed))))
    throw new RecordError(say('otherSeed'))
  const seedOf = new Map(seeds.map((seed) => [commitmentOf(seed), seed]))
  if (!commitments.every((commitment) => seedOf.has(commitment))) return { draws, seed: 'secret' }
  compareDraws(book, record, seedOf)
  return { draws, seed: 'revealed' }
}

const SEED = /^[0-9a-f]{64}$/

/** The record must keep the rules. `seedOf`: the seed of each commitment. */
function compareDraws(book: Book, record: GameRecord, seedOf: ReadonlyMap<string, string>): void {
  const session = new Session(book, record.header)
  const diceOf = (source: ChanceSource) =>
    source.kind === 'committed' ? new FairDice(seedOf.get(source.commitment) ?? '', source.nonces) : null
  let dice = diceOf(record.header.chance)
  record.entries.forEach(({ entry }, index) => {
    // A seed in the state has drawn it already.
    if (session.length > index) return
    if (isMove(entry)) session.act(entry)
    else if (isHost(entry)) session.enter(entry)
    else {
      const due = dice?.draw(session.game)
      if (due !== undefined && due.join() !== entry.outcome.join())
        throw new RecordError(
          say('otherDraw', { entry: index + 1, outcome: entry.outcome.join(', '), due: due.join(', ') }),
        )
      session.give(entry.outcome)
    }
    if (isHost(entry) && entry.host === 'chance') dice = diceOf(entry.source)
  })
}
