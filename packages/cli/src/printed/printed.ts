import type { Interval } from '@hausregeln/lab'
import { filled } from '@hausregeln/say/some.ts'
import { type Language, languageFor } from '../language.ts'
import { type Figures, figuresIn } from '../output.ts'
import { words } from './en.words.ts'
import { LOADERS } from './loaders.words.ts'
import type { Words } from './shape.words.ts'

/** What commands print for people in one language: its words, and how figures are written in it. */
export interface Printed extends Figures {
  readonly say: Words
  readonly language: Language
  /** The limits of 95 % confidence, written as the figure itself: `11.9 to 12.8`. */
  limits(interval: Interval | null, write: (value: number) => string): string
}

/** In the language that the environment asks for, unless the command was told another: see `languageFor`. */
export async function printed(language: Language = languageFor([], process.env)): Promise<Printed> {
  const brought = await LOADERS[language]?.()
  const say = brought === undefined ? words : filled<Words>(words, brought.words)
  return {
    say,
    language,
    ...figuresIn(language),
    limits: (interval, write) =>
      interval === null ? '-' : say.limits({ low: write(interval.low), high: write(interval.high) }),
  }
}
