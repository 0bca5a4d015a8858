import { type GuestAnswer, guestAnswerSchema } from '@hausregeln/protocol'
import { keep, kept } from '../i18n/index.ts'
import { answerOf } from './api.ts'

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
  const answer = guestAnswerSchema.parse(await answerOf('/api/guest', { body: { name }, token: knownGuest()?.token }))
  keep(KEY, JSON.stringify(answer))
  return answer
}

/** Becomes on this device who one is on another. Throws `TableError` if the token is none of this server's. */
export async function takeOver(token: string, name: string): Promise<GuestAnswer> {
  const answer = guestAnswerSchema.parse(await answerOf('/api/guest', { body: { name }, token }))
  keep(KEY, JSON.stringify(answer))
  return answer
}
