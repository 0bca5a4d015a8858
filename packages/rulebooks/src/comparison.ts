import { ACTIONS, type ActionName, type OptionName, type Rulebook, type Text } from '@hausregeln/engine'
import { formatAmount } from './texts/amounts.ts'
import { formatList, formatNumber, LANGUAGES, type Language } from './texts/language.ts'

/** A line of the comparison: a question, and what each rulebook answers, in the order asked for. */
export interface ComparisonRow {
  readonly label: Text
  readonly values: readonly Text[]
}

type Answer = (rulebook: Rulebook) => Text

const YES: Text = { de: 'ja', en: 'yes' }
const NO: Text = { de: 'nein', en: 'no' }

function each(make: (language: Language) => string): Text {
  return { de: make('de'), en: make('en') }
}

function knows({ book }: Rulebook, name: ActionName): boolean {
  return book.actions[ACTIONS[name].code] !== undefined
}

function money({ board }: Rulebook, amount: number): Text {
  return each((language) => formatAmount(language, amount, board.currency[language]))
}

function optionDefault({ book }: Rulebook, id: OptionName): number | null {
  return book.options.find((option) => option.id === id)?.default ?? null
}

/** How a rule stands that may be a table option: always, never, or left to the table. */
function byOption(rulebook: Rulebook, id: OptionName, without: Text): Text {
  const preset = optionDefault(rulebook, id)
  if (preset === null) return without
  return preset === 0
    ? { de: 'nur als Tischregel', en: 'only as a house rule' }
    : { de: 'ja, abschaltbar', en: 'yes, can be switched off' }
}

function unsold(rulebook: Rulebook): Text {
  if (knows(rulebook, 'sealedBid')) return { de: 'wird verdeckt versteigert', en: 'goes to a sealed auction' }
  return knows(rulebook, 'bid')
    ? { de: 'wird versteigert', en: 'is auctioned' }
    : { de: 'bleibt bei der Bank', en: 'stays with the bank' }
}

const GROUP_RENT: Readonly<Record<Rulebook['book']['groupRent'], Text>> = {
  never: { de: 'wie sonst', en: 'as usual' },
  always: { de: 'doppelt', en: 'doubled' },
  'unless mortgaged': {
    de: 'doppelt, solange nichts in der Gruppe beliehen ist',
    en: 'doubled, while nothing in the group is mortgaged',
  },
}

function building(rulebook: Rulebook): Text {
  if (rulebook.book.ladder !== null)
    return {
      de: 'in der Gruppe, in der man steht, je nach Zahl der Grundstücke; auch aus der Ferne',
      en: 'in the group where one stands, by the number of plots; also from afar',
    }
  if (rulebook.book.rules.ownBuild !== undefined)
    return { de: 'auf dem eigenen Feld, auf dem man steht', en: 'on the own space where one stands' }
  return rulebook.book.buildsAnyTime
    ? { de: 'auf ganzen Gruppen, gleichmäßig, jederzeit', en: 'on whole groups, evenly, at any time' }
    : { de: 'auf ganzen Gruppen, gleichmäßig, im eigenen Zug', en: 'on whole groups, evenly, in one’s own turn' }
}

function stock({ book, board: { pieces } }: Rulebook): Text {
  if (book.hotels === 0) return { de: 'unbegrenzt', en: 'unlimited' }
  return each((language) =>
    [
      `${formatNumber(language, book.houses)} ${pieces.house[language].many}`,
      `${formatNumber(language, book.hotels)} ${pieces.hotel[language].many}`,
    ].join(', '),
  )
}

function jail(rulebook: Rulebook): Text {
  const { attempts, bail, bails } = rulebook.book.jail
  if (!knows(rulebook, 'payBail'))
    return { de: `bis zu ${attempts} Runden aussetzen`, en: `sit out up to ${attempts} rounds` }
  if (bails !== undefined) {
    const falling = bails.map((amount) => money(rulebook, amount))
    return {
      de: `${falling.map(({ de }) => de).join(', dann ')}, dann frei; oder aussetzen`,
      en: `${falling.map(({ en }) => en).join(', then ')}, then free; or sit out`,
    }
  }
  const price = money(rulebook, bail)
  return {
    de: `Pasch (${attempts} Versuche), ${price.de} oder Freikarte`,
    en: `doubles (${attempts} attempts), ${price.en} or a jail card`,
  }
}

function trading(rulebook: Rulebook): Text {
  if (knows(rulebook, 'sellShares'))
    return {
      de: 'nur Anteile an Spielern; Grundstücke versteigert der Eigentümer',
      en: 'only shares of players; owners auction properties',
    }
  return knows(rulebook, 'offer') ? YES : NO
}

function insolvent({ book }: Rulebook): Text {
  if (book.rules.partial !== undefined)
    return { de: 'zahlt, was da ist; mit 0 ausgeschieden', en: 'pays what is there; at 0 one is out' }
  if (book.rules.debtLimit !== undefined)
    return {
      de: 'leiht bei der Bank; über dem Wert des Besitzes ausgeschieden',
      en: 'borrows from the bank; beyond the value of the possessions one is out',
    }
  return { de: 'verkauft, beleiht, handelt; sonst Bankrott', en: 'sells, mortgages, trades; else bankruptcy' }
}

function pot(rulebook: Rulebook): Text {
  return rulebook.book.feesToPot ? YES : byOption(rulebook, 'freeParkingPot', NO)
}

const QUESTIONS: readonly (readonly [de: string, en: string, answer: Answer])[] = [
  ['Spieler', 'Players', ({ book }) => each(() => `${book.minSeats}–${book.maxSeats}`)],
  ['Startgeld', 'Starting cash', (rulebook) => money(rulebook, rulebook.book.startCash)],
  ['Gehalt im Vorbeiziehen', 'Salary in passing', (rulebook) => money(rulebook, rulebook.book.salaryPass)],
  ['Gehalt auf dem Startfeld', 'Salary on the start', (rulebook) => money(rulebook, rulebook.book.salaryLand)],
  ['Was keiner kauft', 'What is not bought', unsold],
  [
    'Miete',
    'Rent',
    ({ book }) =>
      book.rentOnDemand
        ? { de: 'nur auf Verlangen', en: 'only on demand' }
        : { de: 'wird sofort eingezogen', en: 'is collected at once' },
  ],
  ['Miete unbebauter ganzer Gruppen', 'Rent of unbuilt whole groups', ({ book }) => GROUP_RENT[book.groupRent]],
  [
    'Würfe für die Miete von Werken',
    'Throw for the rent of utilities',
    ({ book }) =>
      book.freshUtilityThrow
        ? { de: 'ein neuer', en: 'a fresh one' }
        : { de: 'der, der hinführte', en: 'the one that led there' },
  ],
  ['Gebaut wird', 'Building', building],
  ['Vorrat der Bank', 'Stock of the bank', stock],
  ['Hypotheken', 'Mortgages', (rulebook) => (knows(rulebook, 'mortgage') ? YES : NO)],
  ['Handel unter Spielern', 'Trading', trading],
  ['Aus dem Gefängnis', 'Out of jail', jail],
  ['Wer nicht zahlen kann', 'Who cannot pay', insolvent],
  [
    'Geld der Bank',
    'Money of the bank',
    ({ book }) =>
      book.finiteBank
        ? { de: 'endlich; ist es weg, endet das Spiel', en: 'finite; when it is gone the game ends' }
        : { de: 'unbegrenzt', en: 'unlimited' },
  ],
  ['Topf auf Frei Parken', 'Pot on the free car park', pot],
  ['Tempowürfel', 'Speed die', (rulebook) => byOption(rulebook, 'speedDie', NO)],
  ['Karten', 'Cards', (rulebook) => byOption(rulebook, 'cards', YES)],
  [
    'Tischregeln zur Wahl',
    'House rules on offer',
    ({ book }) =>
      each((language) =>
        formatList(
          language,
          book.options.map(({ name }) => name[language]),
        ),
      ),
  ],
]

/** How rulebooks differ, read off their books: a row a question, a value a rulebook. */
export function compareRulebooks(rulebooks: readonly Rulebook[]): readonly ComparisonRow[] {
  return QUESTIONS.map(([de, en, answer]) => ({ label: { de, en }, values: rulebooks.map(answer) }))
}

/** Whether rulebooks answer a question differently. */
export function differs({ values }: ComparisonRow): boolean {
  return new Set(values.map((value) => LANGUAGES.map((language) => value[language]).join())).size > 1
}

/** What is worth a word where a rulebook is chosen: how it goes about its main business. */
export function characterOf(rulebook: Rulebook): Text {
  return each((language) => {
    const words = language === 'de' ? GERMAN : ENGLISH
    const [lot, build, owing] = [unsold, building, insolvent].map((answer) => answer(rulebook)[language])
    return [`${words[0]} ${lot}.`, `${words[1]} ${build}.`, `${words[2]} ${owing}.`].join(' ')
  })
}

const GERMAN = ['Was keiner kauft,', 'Gebaut wird', 'Wer nicht zahlen kann,'] as const
const ENGLISH = ['What is not bought', 'One builds', 'Who cannot pay'] as const

/** The comparison as a table in Markdown, in one language. */
export function comparisonTable(rulebooks: readonly Rulebook[], language: Language): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const titles = rulebooks.map(({ title }) => title[language])
  const rows = compareRulebooks(rulebooks).map(({ label, values }) =>
    row([label[language], ...values.map((value) => value[language].replaceAll('\u00a0', ' '))]),
  )
  return [row(['', ...titles]), row(['---', ...titles.map(() => '---')]), ...rows].join('\n')
}
