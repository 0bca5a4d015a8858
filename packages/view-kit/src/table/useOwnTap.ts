import { type GameView, type Packed, packMove, verify } from '@hausregeln/engine'
import type { Tap } from '@hausregeln/protocol'
import { actionText } from '@hausregeln/rulebooks/texts/index.ts'
import { wordsOf } from '../words/words.ts'
import { useTable } from './context.ts'
import { useRoom } from './useRoom.ts'

/** Loaded with the screen of an online table: elsewhere nothing waits for a bank. */
export const onlineTexts = wordsOf('online')

/** What the player has tapped on their own phone and the bank has not yet confirmed; null: nothing, or the bank is here. */
export function useOwnTap(): Tap | null {
  const { gameView, me, keeper } = useTable()
  const { table } = useRoom()
  if (keeper) return null
  return table?.taps?.find((tap) => tap.seat === me && counts(gameView, tap)) ?? null
}

/** Whether what was tapped is for the throw that the game stands at, and still possible. */
export function counts(gameView: GameView, { move, moment }: Tap): boolean {
  const { s } = gameView
  return moment === `${s.turns}.${s.throwsMade}` && verify(gameView, packedTap(gameView, move)) === null
}

/** That this action waits for the bank, as a sentence; null: it does not. */
export function useTapWaits(): (action: Packed) => string | null {
  const { gameView, rulebook, names, locale } = useTable()
  const { table } = useRoom()
  const tap = useOwnTap()
  return (action) => {
    if (tap === null || packedTap(gameView, tap.move) !== action) return null
    return onlineTexts[locale].tapWaits(actionText(rulebook, gameView, action, names, locale), table?.host.name ?? '')
  }
}

function packedTap({ book, terms }: GameView, move: Tap['move']): Packed {
  return packMove(book, move, terms)
}
