import { Chance, type GameView, nthBit, outcomes, popCount } from '@hausregeln/engine'

/** What chance can bring, as `give` takes it, and how likely it is, 0 to 1. */
export interface Outcome {
  readonly outcome: readonly number[]
  readonly weight: number
}

const FACES = [1, 2, 3, 4, 5, 6] as const
/** No rulebook tells the two dice of a move apart: two faces count for both orders. */
const THROWS: readonly Outcome[] = FACES.flatMap((first) =>
  FACES.filter((second) => second >= first).map((second) => ({
    outcome: [first, second],
    weight: (first === second ? 1 : 2) / 36,
  })),
)
const THROWS_OF_THREE: readonly Outcome[] = THROWS.flatMap(({ outcome, weight }) =>
  FACES.map((third) => ({ outcome: [...outcome, third], weight: weight / 6 })),
)

/** All outcomes of the chance that a game waits for; of a deck every card that nobody has seen is as likely. */
export function outcomesOf(l: GameView): readonly Outcome[] {
  const { awaiting, awaitingFor } = l.s
  if (awaiting === Chance.dice) return awaitingFor === 1 ? THROWS_OF_THREE : THROWS
  const [low, high] = outcomes(l, awaiting, awaitingFor)
  const count = popCount(low) + popCount(high)
  return Array.from({ length: count }, (_, n) => ({ outcome: [nthBit(low, high, n)], weight: 1 / count }))
}
