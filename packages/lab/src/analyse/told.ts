import { type Game, type Move, packMove, type Rulebook, type Session } from '@hausregeln/engine'
import { actionText, type Language, type Offer, offerText, openOffer } from '@hausregeln/rulebooks/texts/index.ts'
import type { Decision } from './judge.ts'
import { type Suspect, suspectsOf } from './suspects.ts'

/** A decision in words of one language: what was done, and what was better, in the order of `better`; null: nothing. */
export interface ToldMoves {
  readonly doneText: readonly string[]
  readonly betterText: readonly (string | null)[]
}

/** A decision that cost much, in words as well. */
export interface ToldDecision extends Suspect, ToldMoves {}

/** The first `count` decisions, each checked by so many games (0: unchecked), with what was done and what was better. */
export function toldDecisions(
  session: Session,
  rulebook: Rulebook,
  decisions: readonly Decision[],
  { count, games, language }: { readonly count: number; readonly games: number; readonly language: Language },
): ToldDecision[] {
  const names = session.header.seats.map(({ name }) => name)
  const texts: ToldMoves[] = []
  const suspects = suspectsOf(session, decisions, count, games, ({ done, better }, before) => {
    const say = (move: Move) => textOf(rulebook, before, move, names, language)
    texts.push({ doneText: done.map(say), betterText: better.map(({ move }) => (move === null ? null : say(move))) })
  })
  return suspects.map((suspect, at) => ({ ...suspect, doneText: [], betterText: [], ...texts[at] }))
}

/** French sets a colon off. */
const COLON: Readonly<Partial<Record<Language, string>>> = { fr: '\u00a0: ' }

/** A move in words; of an offer also what is offered. */
function textOf(rulebook: Rulebook, g: Game, move: Move, names: readonly string[], language: Language): string {
  const text = actionText(rulebook, g, packMove(g.book, move, g.terms), names, language)
  const offer = offerIn(g, move)
  if (offer === null) return text
  return `${text}${COLON[language] ?? ': '}${offerText(rulebook, g, offer, names, language).replace(/\.$/, '')}`
}

/** What a move offers, or the offer that it answers. */
function offerIn(g: Game, move: Move): Offer | null {
  if (move.do === 'offer') return { seat: move.seat, terms: move.terms }
  return move.do === 'accept' || move.do === 'refuse' ? openOffer(g, move.matter) : null
}
