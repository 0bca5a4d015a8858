import { bring } from './bookFile.ts'
import type { Page } from './page.ts'
import { newNonce, Person } from './server.ts'

/** A table at a real board. */
export interface Kept {
  readonly code: string
  readonly ada: Person
  readonly keeper: Page
  readonly ben: Person
  readonly phone: Page
}

export interface Laid {
  /** A rulebook's file, brought by Ada. */
  readonly own?: object
  readonly settings?: { readonly confirms?: boolean }
}

/** Ada keeps and plays, Ben has a phone, Cem has none. */
export async function laidAt(address: string, rulebook: string, { own, settings = {} }: Laid = {}): Promise<Kept> {
  const ada = await Person.named('Ada', address)
  const book = own && (await bring(address, ada.token, own))
  const code = await ada.createTable({
    companion: true,
    rulebook,
    seats: 3,
    ...settings,
    ...(book !== undefined && { book }),
  })
  const keeper = await ada.page(code).open()
  const ben = await Person.named('Ben', address)
  const phone = await ben.page(code).open()
  await keeper.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
  await phone.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
  await keeper.ask({ ask: 'seatPerson', seat: 2, name: 'Cem' })
  return { code, ada, keeper, ben, phone }
}

/** Why a request is refused; `done`: it is not. */
export async function refusal(page: Page, request: Parameters<Page['request']>[0]): Promise<string> {
  const answer = await page.request(request)
  return answer.type === 'refused' ? answer.refusal : 'done'
}

/** The keeper gives what has been thrown. */
export function give(page: Page, ...outcome: number[]): Promise<unknown> {
  return page.ask({ ask: 'give', outcome })
}

/** What is thrown for who begins. */
const LOW = [1, 2] as const
const HIGH = [6, 5] as const

/** The game begins with this seat of three. */
export async function begin({ keeper }: Kept, seat = 0): Promise<void> {
  await keeper.ask({ ask: 'start' })
  for (let one = 0; one < 3; one++) await give(keeper, ...(one === seat ? HIGH : LOW))
}

export function bid(page: Page, seat: number, amount: number): Promise<unknown> {
  return page.ask({ ask: 'move', move: { do: 'sealedBid', seat, amount } })
}

/** Ada throws highest, moves to a property, and puts it up for sealed bids. */
export async function toTheAuction(kept: Kept): Promise<void> {
  const { keeper } = kept
  await begin(kept)
  await keeper.ask({ ask: 'move', move: { do: 'throw', seat: 0 } })
  await give(keeper, 4, 2)
  await keeper.until(() => keeper.gameView.s.must === 0b111)
}

/** An entry as its keeper looks it up. */
export function entryAt(address: string, code: string, number: number, token: string): Promise<Response> {
  return fetch(`${address}/api/tables/${code}/entries/${number}`, { headers: { authorization: `Bearer ${token}` } })
}
