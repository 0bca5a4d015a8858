import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { newNonce, Person, TestServer } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

/** What the client below reads of messages: written from docs/PROTOCOL.md and docs/YOUR-BOT.md, not from the house's types. */
interface Heard {
  readonly type: string
  readonly sequence?: number
  readonly game?: {
    readonly view?: string
    readonly named?: {
      readonly state: {
        readonly version: number
        readonly seat: number
        readonly seats: readonly { readonly cash: number }[]
        readonly question: { readonly must: readonly number[] }
      }
      readonly legal: readonly Legal[]
    }
  } | null
}

interface Legal {
  readonly do: string
  readonly amount?: { readonly min: number }
  readonly terms?: unknown
}

const AVOIDED = ['resign', 'mortgage', 'sell', 'offer']

type Named = NonNullable<NonNullable<Heard['game']>['named']>

/** The first legal action that is not avoided, or the first of all where one must be taken: for a debt, say. */
function choiceOf({ state, legal }: Named): Legal | undefined {
  const simple = legal.filter(({ terms }) => terms === undefined)
  const liked = simple.find(({ do: name }) => !AVOIDED.includes(name))
  if (liked !== undefined || !state.question.must.includes(state.seat)) return liked
  return simple.find(({ do: name }) => name !== 'resign') ?? simple[0]
}

/** A player that knows no engine and no board, and plays what is legal. All messages, when so many moves are done. */
function playByNames(
  address: string,
  code: string,
  token: string,
  moves: number,
  named: boolean,
): Promise<readonly Heard[]> {
  return new Promise((done) => {
    const heard: Heard[] = []
    let number = 0
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${code}/live`)
    const say = (message: object) => socket.send(JSON.stringify(message))
    const ask = (request: object) => say({ type: 'request', number: ++number, request })
    const hello = { type: 'hello', protocol: 1, token, client: 'client-by-names-1', from: 0 }
    socket.on('open', () => say(named ? { ...hello, named } : hello))
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Heard
      heard.push(message)
      if (message.type === 'welcome') {
        ask({ ask: 'sit', seat: 0, nonce: newNonce() })
        ask({ ask: 'seatBot', seat: 1, bot: 'plain' })
        ask({ ask: 'start' })
      }
      const game = message.game
      if (game == null) return
      if (number >= moves || !named) return socket.close()
      const plays = game.named && choiceOf(game.named)
      if (plays === undefined) return
      const { amount, ...action } = plays
      ask({ ask: 'move', move: { ...action, ...(amount && { amount: amount.min }), seat: 0 } })
    })
    socket.on('close', () => done(heard))
  })
}

it('a client that knows no bytes plays by named JSON alone, which it asks for by its hello', async () => {
  const ada = await Person.named('Ada', server.address)
  const heard = await playByNames(server.address, await ada.createTable(), ada.token, 40, true)
  const games = heard.flatMap(({ game }) => game ?? [])
  expect(games.length).toBeGreaterThan(20)
  for (const { named } of games) expect(named?.state).toMatchObject({ version: 1, seat: 0 })
  expect(new Set(games.map(({ named }) => named?.state.seats[0]?.cash)).size).toBeGreaterThan(3)
  expect(heard.filter(({ type }) => type === 'done').length).toBeGreaterThan(25)
})

it('a client that does not ask for it is told nothing of it', async () => {
  const ada = await Person.named('Ada', server.address)
  const heard = await playByNames(server.address, await ada.createTable(), ada.token, 1, false)
  const games = heard.flatMap(({ game }) => game ?? [])
  // The bot may have moved before the client's goodbye arrives: then there are more.
  expect(games.length).toBeGreaterThan(0)
  for (const game of games) expect(game).not.toHaveProperty('named')
})
