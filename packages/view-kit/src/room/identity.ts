import { type Guest, type GuestAnswer, guestAnswerSchema, guestSchema } from '@hausregeln/protocol'
import { keep, kept } from '../i18n/index.ts'
import { answerOf } from './api.ts'
import { TableError } from './tableError.ts'

const KEY = 'hausregeln.guest'

/** Who one is at this server; null: nobody yet. */
export function knownGuest(): GuestAnswer | null {
  try {
    return guestAnswerSchema.parse(JSON.parse(kept(KEY) ?? ''))
  } catch {
    return null
  }
}

/** Becomes somebody, or takes another name. Throws `TableError`. */
export async function introduce(name: string): Promise<GuestAnswer> {
  const answer = guestAnswerSchema.parse(await answerOf('api/guest', { body: { name }, token: knownGuest()?.token }))
  keep(KEY, JSON.stringify(answer))
  return answer
}

/** Takes a new token: earlier ones, on any device, are no longer valid. Throws `TableError`. */
export async function renewToken(): Promise<void> {
  const known = knownGuest()
  if (known === null) return
  const body = { name: known.guest.name, renew: true }
  const answer = guestAnswerSchema.parse(await answerOf('api/guest', { body, token: known.token }))
  // To a token that is no longer valid the server answers with one of a new person.
  if (answer.guest.id !== known.guest.id) throw new TableError('badToken', 'This token is no longer valid.')
  keep(KEY, JSON.stringify(answer))
}

/** Nobody is known on this device any more. */
export function forget(): void {
  keep(KEY, '')
}

/** Who a token says that somebody is; the server alone can say whether it is genuine. Null: it says nothing. */
export function guestIn(token: string): Guest | null {
  try {
    const letters = atob((token.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return guestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

/**
 * Becomes on this device who one is on another. Throws `TableError` if the token is none of this server's, or counts no
 * more.
 */
export async function takeOver(token: string): Promise<void> {
  const guest = guestIn(token)
  const body = { name: guest?.name ?? '' }
  const answer = guestAnswerSchema.parse(await answerOf('api/guest', { body, token }))
  if (answer.guest.id !== guest?.id) throw new TableError('badToken', 'This token is no longer valid.')
  keep(KEY, JSON.stringify(answer))
}
