import { hash } from 'node:crypto'

const MARK = /^[0-9a-f]{64}$/

/**
 * By which a person is recognised where their id is not to be kept: a SHA-256 of it, in hexadecimal digits. An id is
 * drawn from 2^96, so that nobody finds it by trying.
 */
export function markOf(guest: string): string {
  return hash('sha256', `hausregeln guest ${guest}`)
}

/** The mark of what names a person in a bar: an id, or a mark already. */
export function markIn(name: string): string {
  return MARK.test(name) ? name : markOf(name)
}
