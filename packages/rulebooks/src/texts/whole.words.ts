// Written by `npm run words`: a line for each folder with words.
import type { ChapterWords } from '@hausregeln/chapters/say.shape.words.ts'
import { words as deRules } from '@hausregeln/chapters/rules.de.words.ts'
import { words as deChapters } from '@hausregeln/chapters/say.de.words.ts'
import { words as deSayings } from './sayings.de.words.ts'
import { words as deBooks } from '../say/de.words.ts'
import { words as deClassic } from '../classic/say/de.words.ts'
import { words as deEuronopoly } from '../euronopoly/say/de.words.ts'
import { words as deExchange } from '../exchange/say/de.words.ts'
import { words as deHouse } from '../house/say/de.words.ts'
import { words as deIntroduction } from '../introduction/say/de.words.ts'
import { words as deSimplified } from '../simplified/say/de.words.ts'
import { words as deStadium } from '../stadium/say/de.words.ts'
import { words as deClassicParagraphs } from '../classic/say/paragraphs/de.words.ts'
import { words as deEuronopolyParagraphs } from '../euronopoly/say/paragraphs/de.words.ts'
import { words as deExchangeParagraphs } from '../exchange/say/paragraphs/de.words.ts'
import { words as deSimplifiedParagraphs } from '../simplified/say/paragraphs/de.words.ts'
import { words as deStadiumParagraphs } from '../stadium/say/paragraphs/de.words.ts'
import { words as deClassicIntroduction } from '../classic/say/introduction/de.words.ts'
import { words as deEuronopolyIntroduction } from '../euronopoly/say/introduction/de.words.ts'
import { words as deExchangeIntroduction } from '../exchange/say/introduction/de.words.ts'
import { words as deSimplifiedIntroduction } from '../simplified/say/introduction/de.words.ts'
import { words as deStadiumIntroduction } from '../stadium/say/introduction/de.words.ts'
import { words as enRules } from '@hausregeln/chapters/rules.en.words.ts'
import { words as enChapters } from '@hausregeln/chapters/say.en.words.ts'
import { words as enBooks } from '../say/en.words.ts'
import { words as enClassic } from '../classic/say/en.words.ts'
import { words as enEuronopoly } from '../euronopoly/say/en.words.ts'
import { words as enExchange } from '../exchange/say/en.words.ts'
import { words as enHouse } from '../house/say/en.words.ts'
import { words as enIntroduction } from '../introduction/say/en.words.ts'
import { words as enSimplified } from '../simplified/say/en.words.ts'
import { words as enStadium } from '../stadium/say/en.words.ts'
import { words as enClassicParagraphs } from '../classic/say/paragraphs/en.words.ts'
import { words as enEuronopolyParagraphs } from '../euronopoly/say/paragraphs/en.words.ts'
import { words as enExchangeParagraphs } from '../exchange/say/paragraphs/en.words.ts'
import { words as enSimplifiedParagraphs } from '../simplified/say/paragraphs/en.words.ts'
import { words as enStadiumParagraphs } from '../stadium/say/paragraphs/en.words.ts'
import { words as enClassicIntroduction } from '../classic/say/introduction/en.words.ts'
import { words as enEuronopolyIntroduction } from '../euronopoly/say/introduction/en.words.ts'
import { words as enExchangeIntroduction } from '../exchange/say/introduction/en.words.ts'
import { words as enSimplifiedIntroduction } from '../simplified/say/introduction/en.words.ts'
import { words as enStadiumIntroduction } from '../stadium/say/introduction/en.words.ts'
import { words as frRules } from '@hausregeln/chapters/rules.fr.words.ts'
import { words as frChapters } from '@hausregeln/chapters/say.fr.words.ts'
import { words as frSayings } from './sayings.fr.words.ts'
import { words as frBooks } from '../say/fr.words.ts'
import { words as frClassic } from '../classic/say/fr.words.ts'
import { words as frEuronopoly } from '../euronopoly/say/fr.words.ts'
import { words as frExchange } from '../exchange/say/fr.words.ts'
import { words as frHouse } from '../house/say/fr.words.ts'
import { words as frIntroduction } from '../introduction/say/fr.words.ts'
import { words as frSimplified } from '../simplified/say/fr.words.ts'
import { words as frStadium } from '../stadium/say/fr.words.ts'
import { words as frClassicParagraphs } from '../classic/say/paragraphs/fr.words.ts'
import { words as frEuronopolyParagraphs } from '../euronopoly/say/paragraphs/fr.words.ts'
import { words as frExchangeParagraphs } from '../exchange/say/paragraphs/fr.words.ts'
import { words as frSimplifiedParagraphs } from '../simplified/say/paragraphs/fr.words.ts'
import { words as frStadiumParagraphs } from '../stadium/say/paragraphs/fr.words.ts'
import { words as frClassicIntroduction } from '../classic/say/introduction/fr.words.ts'
import { words as frEuronopolyIntroduction } from '../euronopoly/say/introduction/fr.words.ts'
import { words as frExchangeIntroduction } from '../exchange/say/introduction/fr.words.ts'
import { words as frSimplifiedIntroduction } from '../simplified/say/introduction/fr.words.ts'
import { words as frStadiumIntroduction } from '../stadium/say/introduction/fr.words.ts'

interface Said {
  readonly chapters: ChapterWords
  readonly rules: object
  readonly sayings: Readonly<Record<string, object>>
  readonly books: Readonly<Record<string, object>>
}

/** What is said in each language that is whole: see `loaders.words.ts`. */
export const WHOLE: Readonly<Record<string, Said>> = {
  de: {
    chapters: deChapters,
    rules: deRules,
    sayings: deSayings,
    books: {
      '': deBooks,
      'classic': deClassic,
      'euronopoly': deEuronopoly,
      'exchange': deExchange,
      'house': deHouse,
      'introduction': deIntroduction,
      'simplified': deSimplified,
      'stadium': deStadium,
      'classic/paragraphs': deClassicParagraphs,
      'euronopoly/paragraphs': deEuronopolyParagraphs,
      'exchange/paragraphs': deExchangeParagraphs,
      'simplified/paragraphs': deSimplifiedParagraphs,
      'stadium/paragraphs': deStadiumParagraphs,
      'classic/introduction': deClassicIntroduction,
      'euronopoly/introduction': deEuronopolyIntroduction,
      'exchange/introduction': deExchangeIntroduction,
      'simplified/introduction': deSimplifiedIntroduction,
      'stadium/introduction': deStadiumIntroduction,
    },
  },
  en: {
    chapters: enChapters,
    rules: enRules,
    sayings: {},
    books: {
      '': enBooks,
      'classic': enClassic,
      'euronopoly': enEuronopoly,
      'exchange': enExchange,
      'house': enHouse,
      'introduction': enIntroduction,
      'simplified': enSimplified,
      'stadium': enStadium,
      'classic/paragraphs': enClassicParagraphs,
      'euronopoly/paragraphs': enEuronopolyParagraphs,
      'exchange/paragraphs': enExchangeParagraphs,
      'simplified/paragraphs': enSimplifiedParagraphs,
      'stadium/paragraphs': enStadiumParagraphs,
      'classic/introduction': enClassicIntroduction,
      'euronopoly/introduction': enEuronopolyIntroduction,
      'exchange/introduction': enExchangeIntroduction,
      'simplified/introduction': enSimplifiedIntroduction,
      'stadium/introduction': enStadiumIntroduction,
    },
  },
  fr: {
    chapters: frChapters,
    rules: frRules,
    sayings: frSayings,
    books: {
      '': frBooks,
      'classic': frClassic,
      'euronopoly': frEuronopoly,
      'exchange': frExchange,
      'house': frHouse,
      'introduction': frIntroduction,
      'simplified': frSimplified,
      'stadium': frStadium,
      'classic/paragraphs': frClassicParagraphs,
      'euronopoly/paragraphs': frEuronopolyParagraphs,
      'exchange/paragraphs': frExchangeParagraphs,
      'simplified/paragraphs': frSimplifiedParagraphs,
      'stadium/paragraphs': frStadiumParagraphs,
      'classic/introduction': frClassicIntroduction,
      'euronopoly/introduction': frEuronopolyIntroduction,
      'exchange/introduction': frExchangeIntroduction,
      'simplified/introduction': frSimplifiedIntroduction,
      'stadium/introduction': frStadiumIntroduction,
    },
  },
}
