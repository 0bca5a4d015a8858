// A bot that buys and builds as long as 200 are left. To see it play:
// npm run -s hausregeln -- sim --rulebook classic --seats bot,plain --bot examples/bots/careful.ts --games 20 --seed 1
import { createInterface } from 'node:readline'

type Legal = { do: string; deed?: number; amount?: { min: number; max: number }; terms?: unknown }

const RESERVE = 200
const WISHES = ['demand', 'buy', 'build', 'lift', 'throw', 'endTurn', 'decline', 'pass', 'refuse']
let board = { spaces: [{ deed: 0 }], deeds: [{ price: 0, house: 0, mortgage: 0 }] }

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  if (told.type === 'game') board = told.board
  if (told.type === 'decide') console.log(JSON.stringify({ id: told.id, action: choose(told) }))
}

function choose({ state, legal, must }: { state: Position; legal: Legal[]; must: boolean }) {
  const { cash = 0, space = 0 } = state.seats[state.seat] ?? {}
  const cost = ({ do: name, deed = board.spaces[space]?.deed ?? 0 }: Legal) => {
    const { price = 0, house = 0, mortgage = 0 } = board.deeds[deed] ?? {}
    return name === 'buy' ? price : name === 'build' ? house : name === 'lift' ? 2 * mortgage : -RESERVE
  }
  for (const name of WISHES) {
    const found = legal.find((action) => action.do === name && cash - cost(action) >= RESERVE)
    if (found !== undefined) return found
  }
  const { amount, ...first } = legal.find(({ terms }) => terms === undefined) ?? { do: 'pass' }
  return must ? { ...first, ...(amount && { amount: amount.min }) } : null
}

type Position = { seat: number; seats: { cash: number; space: number }[] }
