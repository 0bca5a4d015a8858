import { SEALED_FRAME } from '@hausregeln/chapters/auction-sealed/rules/vocabulary.ts'
import { type Move, packMove, Terms, topKind } from '@hausregeln/engine'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import type { Advice, Weighed } from '@hausregeln/lab/coach/advice.ts'
import { actionText, offerText } from '@hausregeln/rulebooks/texts/index.ts'
import { formatNumber, type Locale } from '@hausregeln/view-kit/i18n/index.ts'
import { outcomeOf } from '@hausregeln/view-kit/table/acting/outcome.ts'
import type { TableScope } from '@hausregeln/view-kit/table/context.ts'
import { deedName, groupFace } from '@hausregeln/view-kit/table/names.ts'
import { dearestAhead, type Toll } from '@hausregeln/view-kit/table/stakes/ahead.ts'
import type { DeedStakes } from '@hausregeln/view-kit/table/stakes/stakes.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { reasonText } from '../log/reasonText.ts'
import { coachTexts } from './texts.ts'

/** Less than half a point is no difference that anybody would notice. */
const LEAST = 0.005
const WHOLE = 1
/** Rents below this part of the cash are not worth a word. */
const DEAR = 0.2

type Scope = Pick<TableScope, 'rulebook' | 'gameView' | 'snapshot' | 'names' | 'locale'>

/** Chances as points of a hundred: whole ones, and tenths below one. */
function pointsOf(gain: number, locale: Locale): { readonly text: string; readonly count: number } {
  const points = Math.abs(gain) * 100
  const shown = points < WHOLE ? Math.round(points * 10) / 10 : Math.round(points)
  const sign = gain > 0 ? '+' : ''
  return { text: `${sign}${formatNumber(locale, Math.sign(gain) * shown)}`, count: shown }
}

/** What the question at the table does, in one sentence, by the table and by the bots' numbers. */
export function sentenceOf(scope: Scope, advice: Advice, stakes: DeedStakes | null): string {
  const texts = coachTexts[scope.locale]
  const { asked } = advice
  if (asked === null) return quietSentence(scope, advice)
  if (asked.move.do === 'bankrupt') return texts.said(moveText(scope, asked.move), texts.ruin)
  const facts = [
    ...(topKind(scope.gameView) === DEBT_FRAME ? [texts.miss] : []),
    ...groupFacts(scope, advice.seat, asked, stakes),
    ...gainFact(scope, asked),
    ...worthFact(scope, advice),
    ...moneyFacts(scope, advice.seat, asked, stakes),
  ]
  if (facts.length === 0) facts.push(asked.move.do === 'setMinimum' ? texts.minimum : texts.nothingElse)
  return texts.said(leadOf(scope, asked.move, stakes), facts.reduce(texts.both))
}

/** What the coach would do, and why. */
export function adviceOf(scope: Scope, advice: Advice): string {
  return `${coachTexts[scope.locale].would(moveText(scope, advice.best.move))} ${whyOf(scope, advice)}`
}

function whyOf({ gameView, locale }: Scope, { best, reason, worth }: Advice): string {
  const texts = coachTexts[locale]
  if (reason !== null) return reasonText(reason, tableTexts[locale].reasons, locale)
  if (best.move.do !== 'sealedBid' || worth === null) return comparison(best, locale)
  const isPaidByAll = gameView.book.policies.sealedPayment === 'everybody' && topKind(gameView) === SEALED_FRAME
  return (isPaidByAll ? texts.sealedAll : texts.sealedOwn)(formatNumber(locale, worth))
}

function comparison({ gain }: Weighed, locale: Locale): string {
  const texts = coachTexts[locale]
  if (gain === null) return texts.onlyWay
  if (gain < LEAST) return texts.close
  const { text, count } = pointsOf(gain, locale)
  return texts.better(text.replace('+', ''), count)
}

/** The turn goes on: nothing is asked but what lies ahead. */
function quietSentence(scope: Scope, { seat, best }: Advice): string {
  const texts = coachTexts[scope.locale]
  const { gameView, locale } = scope
  if (best.move.do !== 'throw') return texts.said(moveText(scope, best.move), texts.nothingElse)
  const cash = gameView.s.cash[seat] ?? 0
  const toll = dearestAhead(gameView, seat)
  const fact = isDear(toll, cash) ? aheadText(locale, toll, cash) : texts.noneAhead
  return texts.said(moveText(scope, best.move), fact)
}

/** Under seal the coach does not name its bid before it is asked for it. */
function leadOf(scope: Scope, move: Move, stakes: DeedStakes | null): string {
  if (move.do !== 'sealedBid') return moveText(scope, move)
  return stakes === null ? coachTexts[scope.locale].shares : deedName(scope.rulebook, stakes.deed, scope.locale)
}

/** What somebody does, as its button says it; of an offer what lies in it. */
export function moveText({ rulebook, gameView, names, locale }: Scope, move: Move): string {
  if (move.do === 'offer')
    return offerText(rulebook, gameView, { seat: move.seat, terms: move.terms }, names, locale).replace(/\.$/, '')
  const action = packMove(gameView.book, move, new Terms())
  return actionText(rulebook, gameView, action, names, locale)
}

function groupFacts(
  { gameView, rulebook, names, locale }: Scope,
  seat: number,
  { move, groups }: Weighed,
  stakes: DeedStakes | null,
): string[] {
  const texts = coachTexts[locale]
  const name = (group: number) => groupFace(rulebook, gameView, group, locale).name
  const facts = groups.map(({ seat: whose, group, whole }) => {
    if (!whole) return texts.breaks(name(group))
    return whose === seat ? texts.completes(name(group)) : texts.completesFor(name(group), names[whose] ?? '')
  })
  if (stakes === null) return facts
  // What is bid for has not come yet.
  const isBid = move.do === 'bid' || move.do === 'sealedBid'
  if (isBid && stakes.completes) facts.push(texts.completes(name(gameView.book.board.groupOf[stakes.deed] ?? 0)))
  const rival = stakes.rivals.find(({ completes }) => completes)
  if (rival !== undefined) facts.push(texts.keeps(names[rival.seat] ?? ''))
  return facts
}

function gainFact({ locale }: Scope, { gain }: Weighed): string[] {
  const texts = coachTexts[locale]
  if (gain === null) return []
  if (Math.abs(gain) < LEAST) return [texts.same]
  const { text, count } = pointsOf(gain, locale)
  return [texts.points(text, count)]
}

/** What it is worth at most: said where money is named, and where no chance can be. */
function worthFact({ locale }: Scope, { asked, worth }: Advice): string[] {
  const isPriced = asked?.move.do === 'bid' || asked?.move.do === 'sealedBid'
  return worth === null || !isPriced ? [] : [coachTexts[locale].worth(formatNumber(locale, worth))]
}

function moneyFacts(scope: Scope, seat: number, { move }: Weighed, stakes: DeedStakes | null): string[] {
  const { gameView, snapshot, locale } = scope
  const texts = coachTexts[locale]
  if (move.do === 'sealedBid' || move.do === 'offer') return []
  const outcome = outcomeOf(gameView, snapshot.view, packMove(gameView.book, move, new Terms()))
  if (outcome === null || !outcome.moved) return []
  const toll = stakes?.ahead ?? dearestAhead(gameView, seat)
  const leaves = texts.leaves(formatNumber(locale, outcome.cash))
  return isDear(toll, outcome.cash) ? [leaves, aheadText(locale, toll, outcome.cash)] : [leaves]
}

/** Whether a rent is worth a word beside so much cash. */
function isDear(toll: Toll | null, cash: number): toll is Toll {
  return toll !== null && toll.amount >= DEAR * cash
}

function aheadText(locale: Locale, { amount, steps }: Toll, cash: number): string {
  const texts = coachTexts[locale]
  return (amount > cash ? texts.aheadBeyond : texts.ahead)(formatNumber(locale, amount), steps)
}
