import type { GameView, Rulebook } from '@hausregeln/engine'
import type { Language } from './language.ts'
import { type Question, type Questions, questionsFor } from './questions.ts'
import { tongues } from './tongues.ts'
import { Voice } from './voice.ts'

/** What is asked of a seat now, in a sentence or two; or for whom it waits. A spectator's seat is -1. */
export function askText(
  rulebook: Rulebook,
  l: GameView,
  seat: number,
  names: readonly string[],
  language: Language,
): string {
  return askTexts(rulebook, l, seat, names, language).join(' ')
}

/** The same, a text a question, in the order of `questionsFor`. */
export function askTexts(
  rulebook: Rulebook,
  l: GameView,
  seat: number,
  names: readonly string[],
  language: Language,
): readonly string[] {
  const v = new Voice(rulebook, names, language)
  return questionsFor(l, seat).map((question) =>
    question.ask === 'wait'
      ? tongues[language].waits[question.what](question.seats, v)
      : questionText(question.ask, question, v),
  )
}

function questionText<Kind extends Exclude<keyof Questions, 'wait'>>(kind: Kind, question: Question, v: Voice): string {
  return tongues[v.language].questions[kind](question as unknown as Questions[Kind], v)
}
