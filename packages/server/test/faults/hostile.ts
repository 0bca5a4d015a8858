import { randomBytes } from 'node:crypto'

/** A generator of hostile frames, the same for the same seed. */
export class Hostility {
  readonly #next: () => number
  readonly #token: string

  /** `token`: of a guest who has no seat. */
  constructor(seed: number, token: string) {
    this.#next = mulberry(seed)
    this.#token = token
  }

  /** The first frame of a connection: mostly a proper one, so that the later ones get further. */
  hello(): string | Buffer {
    if (this.#below(10) === 0) return this.frame()
    const client = `attacker-${this.#below(1e9)}-x`.padEnd(20, 'x')
    return JSON.stringify({ type: 'hello', protocol: 1, token: this.#token, client, from: this.#below(100) })
  }

  /** Any frame: noise, broken JSON, messages that are nearly right, requests for what belongs to others. */
  frame(): string | Buffer {
    const kinds = [
      () => randomBytes(this.#below(200)),
      () => randomBytes(this.#below(200)).toString('latin1'),
      () => this.#cut(JSON.stringify(this.#request())),
      () => '['.repeat(this.#below(4000)),
      () => JSON.stringify(this.#value(4)),
      () => JSON.stringify({ type: this.#pick(TYPES), number: this.#value(1), request: this.#value(3) }),
      () => JSON.stringify({ ...this.#request(), [this.#pick(TRICKS)]: this.#value(2) }),
      () =>
        `{"type":"request","number":1,"request":{"ask":"move","move":{"__proto__":{"seat":0},"do":"throw","seat":0}}}`,
      () => 'x'.repeat(this.#below(12_000)),
      () => JSON.stringify(this.#request()),
      () => JSON.stringify(this.#request()),
      () => JSON.stringify(this.#request()),
    ]
    return this.#pick(kinds)()
  }

  /** A request that may well be in order, but is not for somebody without a seat. */
  #request() {
    const seat = this.#pick([0, 1, 2, 7, this.#number()])
    const requests = [
      { ask: 'move', move: { do: this.#pick(MOVES), seat, [this.#pick(ARGUMENTS)]: this.#number() } },
      {
        ask: 'move',
        move: { do: 'offer', seat, terms: { to: this.#number(), give: this.#value(2), get: { cash: 1e9 } } },
      },
      { ask: 'resign' },
      { ask: 'start' },
      { ask: 'stand' },
      { ask: 'sit', seat, nonce: '0'.repeat(32) },
      { ask: 'standIn', seat, bot: this.#pick(['plain', '__proto__', 'constructor', 'x'.repeat(30)]) },
      { ask: 'return' },
      { ask: 'propose', what: this.#pick(['pause', 'resume', 'takeBack', 'win']) },
      { ask: 'answer', agree: true },
      { ask: 'give', outcome: [this.#number(), this.#number()] },
      {
        ask: 'keep',
        entry: {
          host: this.#pick(['undo', 'correct', 'adjust', 'reveal']),
          from: 1,
          seed: 'a',
          changes: this.#value(3),
        },
      },
      { ask: 'clearSeat', seat },
      { ask: 'seatBot', seat, bot: 'plain' },
      { ask: 'say', text: this.#word(400) },
      { ask: 'mute', guest: this.#word(16), muted: true },
      { ask: 'report', line: this.#number(), reason: this.#word(20) },
      { ask: 'rematch' },
      { ask: 'configure', settings: this.#value(3) },
    ]
    return { type: 'request', number: this.#pick([1, 2, 3, this.#number()]), request: this.#pick(requests) }
  }

  #value(depth: number): unknown {
    const kinds = [
      () => this.#number(),
      () => this.#word(30),
      () => null,
      () => true,
      () => Array.from({ length: this.#below(5) }, () => this.#value(depth - 1)),
      () => Object.fromEntries([0, 1, 2].map(() => [this.#pick([...TRICKS, this.#word(6)]), this.#value(depth - 1)])),
    ]
    return this.#pick(depth > 0 ? kinds : kinds.slice(0, 4))()
  }

  #number(): number {
    return this.#pick([-1, 0, 1, 0.5, 2 ** 31, 2 ** 53, -0, 1e308, this.#below(100)])
  }

  #word(most: number): string {
    return Array.from({ length: this.#below(most) }, () => String.fromCodePoint(this.#below(0xd000) || 1)).join('')
  }

  #cut(text: string): string {
    return text.slice(0, this.#below(text.length))
  }

  #pick<T>(values: readonly T[]): T {
    return values[this.#below(values.length)] as T
  }

  #below(limit: number): number {
    return Math.floor(this.#next() * limit)
  }
}

const TYPES = ['hello', 'request', 'react', 'ping', 'welcome', 'goodbye', '']
const TRICKS = ['__proto__', 'constructor', 'toString', 'type', 'ask', 'seat', 'number', 'length', 'toJSON']
const MOVES = ['throw', 'endTurn', 'buy', 'bid', 'bankrupt', 'sealedBid', 'build', 'toString', '__proto__']
const ARGUMENTS = ['amount', 'deed', 'matter', 'space', 'choice', 'seed']

function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
