import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Guest, guestSchema } from '@hausregeln/protocol'

const ID_BYTES = 12

/**
 * Guests' tokens: who somebody is, signed by this server. `<guest as base64url JSON>.<HMAC-SHA-256 of that>`.
 * Whoever holds the token is the guest, on every device; the server keeps no list of them.
 */
export class Tokens {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** A token for a new guest, or, with `id`, for the same one under another name. */
  issue(name: string, id = randomBytes(ID_BYTES).toString('base64url')): { token: string; guest: Guest } {
    const guest = { id, name }
    const body = Buffer.from(JSON.stringify(guest)).toString('base64url')
    return { token: `${body}.${this.#sign(body).toString('base64url')}`, guest }
  }

  /** The guest whose token it is; null if this server has not signed it. */
  read(token: string): Guest | null {
    const [body = '', signature = '', ...rest] = token.split('.')
    const given = Buffer.from(signature, 'base64url')
    const due = this.#sign(body)
    if (rest.length > 0 || given.length !== due.length || !timingSafeEqual(given, due)) return null
    return guestSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  }

  #sign(body: string): Buffer {
    return createHmac('sha256', this.#key).update(body).digest()
  }
}
