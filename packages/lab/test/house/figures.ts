/**
 * What the figures and numerals in paragraphs are, sentence by sentence, in any language: by what a sentence rests on, so
 * that it is struck through where that is otherwise; or, as a phrase, what no number of a rulebook is. A figure that
 * stands here for nothing fails a test.
 */
export const FIGURES: Readonly<Record<string, string>> = {
  minSeats: 'K-0.1 filled 1, K-0.1 adopted 1, S-0.1 reading 2, V-1.1 source 1, E-1.1 reading 1',
  maxSeats: 'K-0.1 filled 1, K-0.1 adopted 1, S-0.1 source 1, S-0.1 reading 2, V-2.1 reading 2, E-1.1 source 1',
  dice: `K-0.1 filled 5, K-0.1 adopted 5, K-0.1 reading 3, K-1.1 source 1, K-1.1 adopted 1, S-0.1 source 5,
    S-12.2 source 1, S-12.3 source 1, S-12.3 reading 1, S-12.4 source 1, S-12.5 source 1, S-12.5 reading 1,
    S-12.5 reading 6, S-12.6 source 1, S-12.6 source 3, S-12.7 source 1, V-5.1 source 1, E-1.1 source 2`,
  freshUtilityThrow: 'K-0.1 reading 4, S-9.3 source 2',
  utilityFactors: 'K-3.4 filled 2, K-3.4 adopted 2, S-9.3 source 2, E-6.3 source 1',
  utilities: 'V-4.1 source 3',
  stations: 'K-3.4 filled 1, K-3.4 adopted 1, E-6.2 reading 1',
  stationSteps: 'E-6.2 reading 1',
  groups: 'K-0.2 filled 2, K-0.2 adopted 2, V-4.3 reading 2',
  groupSize: 'E-5.2 source 1, E-5.5 source 1',
  highest: 'E-5.5 source 1',
  claimStreets: 'E-5.3 source 1, E-6.1 reading 2',
  spaces: 'V-4.1 source 1',
  board: 'E-1.2 reading 2, E-1.2 reading 3',
  chips: 'E-1.1 source 3, E-1.1 reading 2',
  taxNames: 'S-0.1 source 6',
  decks: 'K-0.3 adopted 1',
  nextCards: 'K-0.3 filled 5, K-0.3 adopted 4, K-3.4 filled 3, K-3.4 adopted 3',
  backCards: 'V-5.1 reading 1',
  effects: 'V-6.7 option 1',
  jailCards: 'S-11.2 source 1',
  mortgages: 'K-0.2 filled 6, K-0.2 adopted 6, S-6.1 reading 2',
  sales: 'V-6.3 source 1, V-6.6 source 3',
  houseSales: `K-5.4 filled 1, K-8.1 filled 6, K-8.1 reading 6, K-8.1 reading 9, K-8.1 adopted 5, K-8.1 reading 15,
    K-8.1 reading 20, S-2.2 reading 10, S-2.2 reading 13, S-5.1 source 1, S-5.1 source 2, V-6.3 source 1, B-1.5 source 1`,
  housesBeforeHotel: `K-0.2 filled 3, K-0.2 adopted 3, V-3.1 source 3, V-6.4 source 1, E-5.4 source 1, E-5.4 reading 3`,
  buildsEvenly: 'S-4.1 source 1',
  open: 'K-0.4 filled 1, K-0.4 adopted 1, S-0.2 source 1',
  doublesAgain: 'K-1.2 source 1, K-1.2 adopted 1',
  doublesToJail: `K-1.2 source 2, K-1.2 adopted 2, K-4.2 filled 3, K-4.2 adopted 3, S-1.1 source 4, S-1.1 reading 1,
    S-11.1 source 3, S-12.7 reading 2, V-5.2 source 2, E-10.1 source 2`,
  sameDoublesTwice: 'E-10.1 source 1',
  salaryLand: 'K-1.3 source 1, B-1.2 source 1',
  startReached: 'K-1.3 source 2, K-1.3 adopted 2',
  groupRent: 'V-6.5 reading 2',
  groupRentFactor: 'K-3.2 source 3, K-3.2 adopted 3, K-3.2 reading 1, S-9.2 source 2',
  attempts: `K-4.2 filled 5, K-4.2 filled 7, K-4.2 filled 9, K-4.2 reading 3, S-11.2 source 4, S-11.2 source 5,
    S-11.2 reading 2, S-11.2 reading 3, S-11.2 reading 5, V-6.9 source 1, B-1.4 source 1, B-1.4 source 3, B-1.4 source 4,
    B-1.4 reading 2, E-10.3 source 3`,
  wealth: 'K-9.1 filled 2, S-2.4 reading 3, V-3.1 source 1, V-3.1 source 2',
  dealtDeeds: 'K-9.1 option 1, K-9.2 option 2',
  shortGameBankruptcies: 'K-9.1 option 3, K-9.1 reading 1',
  leastBid: 'S-3.3 source 1, B-2.2 source 1',
  outAtZero: 'V-2.3 reading 1',
  finiteBank: 'V-3.2 source 1',
  wholeGroupPrice: 'V-3.1 reading 1, V-4.3 source 1, V-6.4 source 3',
  protectionShare: 'B-1.3 source 1, B-1.3 reading 9',
  mostTies: 'B-2.3 reading 2',
  minimumPenalty: 'B-3.2 source 3, B-3.2 reading 2',
  sharesEach: 'B-4.2 source 1, B-4.2 reading 5, B-4.7 source 1, B-4.7 reading 3, B-4.9 source 2, B-4.9 reading 2',
  riskStake: 'E-4.1 source 2, E-4.2 source 1',
  riskDoublesStake: 'E-4.1 source 3, E-4.2 source 1',
  'of the source': 'K-0.1 reading 1',
  'two sums, deals or sides': 'K-8.1 reading 11, K-8.1 reading 23, S-2.2 reading 16, B-4.3 source 1, E-9.1 reading 1',
  'half in the price of shares': 'B-4.2 reading 2',
  'two occasions, or two prisons as near': 'B-4.6 reading 4, E-10.1 reading 1',
  'where halves are rounded': 'B-1.3 source 2, B-4.2 reading 4',
  'nought, and a second round': 'B-2.2 reading 2, B-2.4 source 1, B-4.3 reading 2',
}

/** Of what the numbers in the sentence of a table option are, by option. */
export const OPTION_FIGURES: Readonly<Record<string, readonly string[]>> = {
  shortGame: ['dealtDeeds', 'shortGameHouses', 'shortGameBankruptcies'],
  timeLimit: ['dealtDeeds'],
  /** Three dice: that is what the option is. */
  speedDie: [],
}

const BEFORE = '(?<![\\p{L}\\d])'
const AFTER = '(?![\\p{L}])'

/** Figures, and numerals from two on; `doubles` are no number. */
const NUMERALS = {
  en: `two|twice|half|halve[sd]?|both|double|second|three|third|four(th)?|five|fifth|six(th)?|seven(th)?|eight(h)?|nine|ninth|ten(th)?|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|dozen|triple`,
  de: `zwei\\p{L}*|halb\\p{L}*|hälfte|beide\\p{L}*|(?:ver)?doppel\\p{L}*|drei\\p{L}*|dritt\\p{L}*|vier\\p{L}*|fünf\\p{L}*|sechs\\p{L}*|sieben\\p{L}*|acht\\p{L}*|neun\\p{L}*|zehn\\p{L}*|elf\\p{L}*|zwölf\\p{L}*|zwanzig\\p{L}*|dreißig\\p{L}*|vierzig\\p{L}*|fünfzig\\p{L}*|hundert\\p{L}*|tausend\\p{L}*|dutzend`,
  fr: `deux|deuxième|moitié|demie?|trois|troisième|quatre|quatrième|cinq|cinquième|six|sixième|sept|septième|huit|huitième|neuf|neuvième|dix|dixième|onze|douze|treize|quinze|vingt\\p{L}*|trente|quarante|cinquante|cents?|mille|triple`,
} as const
export type FiguresIn = keyof typeof NUMERALS
export const LANGUAGES = Object.keys(NUMERALS) as readonly FiguresIn[]

/** What a text has of figures and numerals, but for the numbers of paragraphs and the places of numbers. */
export function figuresIn(said: string, language: FiguresIn): readonly string[] {
  const plain = said.replace(/\{\w+\}/g, '').replace(/\b[A-Z]-\d+(\.\d+)?/g, '')
  return [...plain.matchAll(new RegExp(`${BEFORE}(${NUMERALS[language]})${AFTER}|\\d+`, 'giu'))].map(([found]) => found)
}

/** What the figures of a sentence stand for. */
export function standsFor(where: string): readonly string[] {
  return Object.entries(FIGURES).flatMap(([what, all]) => (all.split(/,\s*/).includes(where) ? [what] : []))
}
