import { SEALED_FRAME } from '@hausregeln/chapters/auction-sealed/rules/vocabulary.ts'
import { type Entry, type Game, isHost, isMove, type PlainEntry, topKind } from '@hausregeln/engine'
import type { LookedUp } from '@hausregeln/view-kit/game/types.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import type { TableScope } from '@hausregeln/view-kit/table/context.ts'
import { companionTexts } from '../texts.ts'
import { adjustedWords, entryWords } from './entryWords.ts'
import { isNeedless } from './stay.ts'

/** An entry in words; a bid that has not been revealed yet stays hidden from those who look on. */
export function madeWords(
  scope: TableScope,
  { before, number }: Pick<LookedUp, 'before' | 'number'>,
  entry: Entry,
): string {
  const { rulebook, gameView, log, names, locale } = scope
  const isRevealed = topKind(gameView) !== SEALED_FRAME || log.some(revealedAfter(number))
  if (isBid(entry) && !isRevealed) return companionTexts[locale].hidden
  return entryWords(rulebook, gameAt(rulebook, before), entry, names, locale)
}

function revealedAfter(number: number) {
  return ({ entry, event }: TableScope['log'][number]) => entry > number && event.type === 'sealedRevealed'
}

/** What stands in the place of an entry then: bids stay hidden until the correction is entered. */
export function insteadWords(scope: TableScope, before: Uint8Array, entries: readonly PlainEntry[]): string {
  const { rulebook, names, locale } = scope
  const texts = companionTexts[locale]
  if (entries.length === 0) return texts.leftOut
  if (entries.length > 1 && entries.every(isBid)) return texts.slipsHidden(entries.length)
  const game = gameAt(rulebook, before)
  const told = entries.filter((entry) => !isFreeAnyway(game, entry))
  return told
    .map((entry, at) => {
      if (isBid(entry)) return texts.hidden
      const isReasonTold = reasonOf(entry) !== null && reasonOf(entry) === reasonOf(told[at + 1])
      return isReasonTold && isHost(entry) && entry.host === 'adjust'
        ? adjustedWords(rulebook, game, entry, names, locale)
        : entryWords(rulebook, game, entry, names, locale)
    })
    .join(', ')
}

function reasonOf(entry: PlainEntry | undefined): string | null {
  return entry !== undefined && 'reason' in entry ? entry.reason : null
}

/** That somebody is not in jail who was not: it goes without saying where their piece stands. */
function isFreeAnyway(game: Game, entry: PlainEntry): boolean {
  const isFree = isHost(entry) && entry.host === 'adjust' && entry.what === 'jail' && entry.value === 0
  return isFree && isNeedless(game, entry)
}

function isBid(entry: Entry): boolean {
  return isMove(entry) && entry.do === 'sealedBid'
}
