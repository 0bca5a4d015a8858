import {
  ACTION_NAMES,
  type ActionName,
  codeOf,
  Frame,
  type Game,
  legalActions,
  moveOf,
  RECORD_FORMAT,
  Session,
  topKind,
  writeRecord,
} from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'

/** What each of two persons does, the first that is legal; Anna wants everything, Ben nothing. */
const WISHES: readonly (readonly ActionName[])[] = [
  ['demand', 'build', 'bid', 'buy', 'throw', 'endTurn', 'mortgage', 'sell', 'pass', 'decline', 'bankrupt'],
  ['pass', 'throw', 'decline', 'endTurn', 'mortgage', 'sell', 'buy'],
]

const MOST_STEPS = 5000

function nextOf(game: Game): number {
  const { must, turnSeat } = game.s
  const seat = (must >>> turnSeat) & 1 ? turnSeat : 1 - turnSeat
  for (const actor of [0, seat]) {
    const legal = legalActions(game, actor).map(({ action }) => action)
    const wishes = actor === seat ? (WISHES[actor] ?? []) : (['demand'] as const)
    for (const wish of wishes) {
      const action = legal.find((candidate) => ACTION_NAMES[codeOf(candidate)] === wish)
      if (action !== undefined) return action
    }
  }
  throw new Error('nobody wants anything')
}

/** A record of two persons, Anna and Ben, played up to the first debt that fulfils a wish. */
export function recordUntilDebt(wanted: (game: Game, debtor: number) => boolean, seed: number): string {
  const session = new Session(classic.book, {
    format: RECORD_FORMAT,
    rulebook: classic.book.id,
    version: classic.book.version,
    seats: [{ name: 'Anna' }, { name: 'Ben' }],
    options: {},
    chance: { kind: 'seed', seed },
  })
  for (let step = 0; step < MOST_STEPS && session.game.s.over === 0; step++) {
    const { game } = session
    const debtor = game.s.must & 1 ? 0 : 1
    if (topKind(game) === Frame.debt && wanted(game, debtor)) return writeRecord(session.record)
    session.act(moveOf(game, nextOf(game)))
  }
  throw new Error(`seed ${seed} leads to no such debt`)
}

export function mayDo(game: Game, seat: number, name: ActionName): boolean {
  return legalActions(game, seat).some(({ action }) => ACTION_NAMES[codeOf(action)] === name)
}
