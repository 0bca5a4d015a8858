// Written by `npm run words`: a line for each folder with words.
import type { ChapterWords } from '@hausregeln/chapters/say.shape.words.ts'
import type { Some } from '@hausregeln/say/some.ts'

type Loaders<Words> = Readonly<Record<string, (() => Promise<{ readonly words: Words }>) | undefined>>

/** What rulebooks say, by place and language: each book, its paragraphs, and (`''`) what is the same in all of them. */
export const BOOKS: Readonly<Record<string, Loaders<object> | undefined>> = {
  '': {
    de: () => import('../say/de.words.ts'),
    en: () => import('../say/en.words.ts'),
    fr: () => import('../say/fr.words.ts'),
  },
  'classic': {
    de: () => import('../classic/say/de.words.ts'),
    en: () => import('../classic/say/en.words.ts'),
    fr: () => import('../classic/say/fr.words.ts'),
  },
  'euronopoly': {
    de: () => import('../euronopoly/say/de.words.ts'),
    en: () => import('../euronopoly/say/en.words.ts'),
    fr: () => import('../euronopoly/say/fr.words.ts'),
  },
  'exchange': {
    de: () => import('../exchange/say/de.words.ts'),
    en: () => import('../exchange/say/en.words.ts'),
    fr: () => import('../exchange/say/fr.words.ts'),
  },
  'house': {
    de: () => import('../house/say/de.words.ts'),
    en: () => import('../house/say/en.words.ts'),
    fr: () => import('../house/say/fr.words.ts'),
  },
  'introduction': {
    de: () => import('../introduction/say/de.words.ts'),
    en: () => import('../introduction/say/en.words.ts'),
    fr: () => import('../introduction/say/fr.words.ts'),
  },
  'simplified': {
    de: () => import('../simplified/say/de.words.ts'),
    en: () => import('../simplified/say/en.words.ts'),
    fr: () => import('../simplified/say/fr.words.ts'),
  },
  'stadium': {
    de: () => import('../stadium/say/de.words.ts'),
    en: () => import('../stadium/say/en.words.ts'),
    fr: () => import('../stadium/say/fr.words.ts'),
  },
  'classic/paragraphs': {
    de: () => import('../classic/say/paragraphs/de.words.ts'),
    en: () => import('../classic/say/paragraphs/en.words.ts'),
    fr: () => import('../classic/say/paragraphs/fr.words.ts'),
  },
  'euronopoly/paragraphs': {
    de: () => import('../euronopoly/say/paragraphs/de.words.ts'),
    en: () => import('../euronopoly/say/paragraphs/en.words.ts'),
    fr: () => import('../euronopoly/say/paragraphs/fr.words.ts'),
  },
  'exchange/paragraphs': {
    de: () => import('../exchange/say/paragraphs/de.words.ts'),
    en: () => import('../exchange/say/paragraphs/en.words.ts'),
    fr: () => import('../exchange/say/paragraphs/fr.words.ts'),
  },
  'simplified/paragraphs': {
    de: () => import('../simplified/say/paragraphs/de.words.ts'),
    en: () => import('../simplified/say/paragraphs/en.words.ts'),
    fr: () => import('../simplified/say/paragraphs/fr.words.ts'),
  },
  'stadium/paragraphs': {
    de: () => import('../stadium/say/paragraphs/de.words.ts'),
    en: () => import('../stadium/say/paragraphs/en.words.ts'),
    fr: () => import('../stadium/say/paragraphs/fr.words.ts'),
  },
  'classic/introduction': {
    de: () => import('../classic/say/introduction/de.words.ts'),
    en: () => import('../classic/say/introduction/en.words.ts'),
    fr: () => import('../classic/say/introduction/fr.words.ts'),
  },
  'euronopoly/introduction': {
    de: () => import('../euronopoly/say/introduction/de.words.ts'),
    en: () => import('../euronopoly/say/introduction/en.words.ts'),
    fr: () => import('../euronopoly/say/introduction/fr.words.ts'),
  },
  'exchange/introduction': {
    de: () => import('../exchange/say/introduction/de.words.ts'),
    en: () => import('../exchange/say/introduction/en.words.ts'),
    fr: () => import('../exchange/say/introduction/fr.words.ts'),
  },
  'simplified/introduction': {
    de: () => import('../simplified/say/introduction/de.words.ts'),
    en: () => import('../simplified/say/introduction/en.words.ts'),
    fr: () => import('../simplified/say/introduction/fr.words.ts'),
  },
  'stadium/introduction': {
    de: () => import('../stadium/say/introduction/de.words.ts'),
    en: () => import('../stadium/say/introduction/en.words.ts'),
    fr: () => import('../stadium/say/introduction/fr.words.ts'),
  },
}

/** What questions, choices, numbers and chapters are called, by language. */
export const RULES: Loaders<object> = {
  de: () => import('@hausregeln/chapters/rules.de.words.ts'),
  en: () => import('@hausregeln/chapters/rules.en.words.ts'),
  fr: () => import('@hausregeln/chapters/rules.fr.words.ts'),
}

/** What is told by `sayings`, by language and place; English is there from the beginning. */
export const SAYINGS: Loaders<Readonly<Record<string, object>>> = {
  de: () => import('./sayings.de.words.ts'),
  fr: () => import('./sayings.fr.words.ts'),
}

/** What chapters say, in languages that lack nothing. */
export const WHOLE_CHAPTERS: Loaders<ChapterWords> = {
  de: () => import('@hausregeln/chapters/say.de.words.ts'),
  en: () => import('@hausregeln/chapters/say.en.words.ts'),
  fr: () => import('@hausregeln/chapters/say.fr.words.ts'),
}

/** What chapters say, by language. */
export const CHAPTERS: Loaders<Some<ChapterWords>> = {
  ...WHOLE_CHAPTERS,
}
