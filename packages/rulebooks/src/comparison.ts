import { ACTIONS, type ActionName, type OptionName, type Rulebook, type Text } from '@hausregeln/engine'
import { START_BONUS } from '@hausregeln/engine/chapters/speed-die/speed-die.ts'
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

function startCash(rulebook: Rulebook): Text {
  const { startCash: alone } = rulebook.book
  if (optionDefault(rulebook, 'speedDie') !== 1) return money(rulebook, alone)
  const [usual, without] = [money(rulebook, alone + START_BONUS), money(rulebook, alone)]
  return {
    de: `${usual.de}; ohne Tempowürfel ${without.de}`,
    en: `${usual.en}; without the speed die ${without.en}`,
  }
}

function unowned(rulebook: Rulebook): Text {
  if (knows(rulebook, 'sealedBid'))
    return {
      de: 'wird sofort verdeckt versteigert, und alle zahlen ihr Gebot',
      en: 'is auctioned at once by sealed bids, and everybody pays their own',
    }
  const claims = rulebook.book.rules.claim !== undefined
  const may = claims
    ? {
        de: 'darf kaufen, wer darauf landet, wenn die Ansprüche es erlauben',
        en: 'may be bought on landing if the claims allow',
      }
    : { de: 'darf kaufen, wer darauf landet', en: 'may be bought on landing' }
  return knows(rulebook, 'bid')
    ? { de: `${may.de}; sonst wird es versteigert`, en: `${may.en}; otherwise it is auctioned` }
    : { de: `${may.de}; sonst bleibt es bei der Bank`, en: `${may.en}; otherwise it stays with the bank` }
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
      de: 'in der Gruppe, in der man gelandet ist, je nach Zahl der Grundstücke; auch aus der Ferne',
      en: 'in the group where you have landed, by the number of plots; also from afar',
    }
  if (rulebook.book.rules.ownBuild !== undefined)
    return {
      de: 'auf der eigenen Straße, auf der man gelandet ist',
      en: 'on a street of your own where you have landed',
    }
  return rulebook.book.buildsAnyTime
    ? { de: 'auf ganzen Gruppen, gleichmäßig, jederzeit', en: 'on whole groups, evenly, at any time' }
    : {
        de: 'auf ganzen Gruppen, gleichmäßig, im eigenen Zug und zwischen den Zügen',
        en: 'on whole groups, evenly, in your own turn and between turns',
      }
}

/** A stock that gives every street its houses and its hotel never runs out. */
function neverRunsShort({ book, board }: Rulebook): boolean {
  const streets = board.spaces.filter(({ kind }) => kind === 'street').length
  return book.hotels === 0 || (book.houses >= book.housesBeforeHotel * streets && book.hotels >= streets)
}

function stock(rulebook: Rulebook): Text {
  const {
    book,
    board: { pieces },
  } = rulebook
  if (neverRunsShort(rulebook)) return { de: 'unbegrenzt', en: 'unlimited' }
  return each((language) =>
    [
      `${formatNumber(language, book.houses)} ${pieces.house[language].many}`,
      `${formatNumber(language, book.hotels)} ${pieces.hotel[language].many}`,
    ].join(', '),
  )
}

function utilityThrow({ book, board }: Rulebook): Text {
  if (book.freshUtilityThrow) return { de: 'ein neuer', en: 'a fresh one' }
  const always = !book.options.some(({ id }) => id === 'cards')
  const sent = board.decks.some(({ cards }) => cards.some(({ effect }) => effect.do === 'nextUtility'))
  return always && sent
    ? { de: 'der, der hinführte; nach einer Karte ein neuer', en: 'the one that led there; a fresh one after a card' }
    : { de: 'der, der hinführte', en: 'the one that led there' }
}

function jail(rulebook: Rulebook): Text {
  const { attempts, bail, bails, bailInLastTurn, lastBail } = rulebook.book.jail
  if (!knows(rulebook, 'payBail')) return { de: `${attempts} Runden aussetzen`, en: `sit out ${attempts} rounds` }
  if (bails !== undefined) {
    const falling = bails.map((amount) => money(rulebook, amount))
    return {
      de: `${falling.map(({ de }) => de).join(', dann ')}, dann umsonst; oder jedes Mal aussetzen`,
      en: `${falling.map(({ en }) => en).join(', then ')}, then free of charge; or sit out each time`,
    }
  }
  const [price, last] = [money(rulebook, bail), money(rulebook, lastBail)]
  const throws = bailInLastTurn ? attempts : attempts - 1
  return {
    de: `Pasch (${attempts} Versuche), Freikarte oder ${price.de} vor einem der ersten ${throws} Würfe; nach dem letzten Fehlwurf sind ${last.de} Pflicht`,
    en: `doubles (${attempts} attempts), a jail card, or ${price.en} before one of the first ${throws} throws; after the last failure ${last.en} must be paid`,
  }
}

function trading(rulebook: Rulebook): Text {
  if (knows(rulebook, 'sellShares'))
    return {
      de: 'nur Anteile an Spielern; Grundstücke versteigert der Eigentümer öffentlich',
      en: 'only shares of players; owners auction properties in public',
    }
  return knows(rulebook, 'offer') ? YES : NO
}

function insolvent(rulebook: Rulebook): Text {
  const { book } = rulebook
  if (book.rules.partial !== undefined)
    return { de: 'zahlt, was da ist, und scheidet aus', en: 'pays what is there and is out' }
  if (book.rules.debtLimit !== undefined)
    return {
      de: 'leiht bei der Bank; sind die Schulden höher als der Wert des Besitzes, ist das Spiel verloren',
      en: 'borrows from the bank; with more debt than the possessions are worth the game is lost',
    }
  return knows(rulebook, 'sellShares')
    ? {
        de: 'verkauft Gebäude und Anteile, beleiht, versteigert; sonst Bankrott',
        en: 'sells buildings and shares, mortgages, auctions; else bankruptcy',
      }
    : { de: 'verkauft, beleiht, handelt; sonst Bankrott', en: 'sells, mortgages, trades; else bankruptcy' }
}

function pot(rulebook: Rulebook): Text {
  return rulebook.book.feesToPot ? YES : byOption(rulebook, 'freeParkingPot', NO)
}

const QUESTIONS: readonly (readonly [de: string, en: string, answer: Answer])[] = [
  ['Spieler', 'Players', ({ book }) => each(() => `${book.minSeats}–${book.maxSeats}`)],
  ['Startgeld', 'Starting cash', startCash],
  ['Gehalt im Vorbeiziehen', 'Salary in passing', (rulebook) => money(rulebook, rulebook.book.salaryPass)],
  ['Gehalt auf dem Startfeld', 'Salary on the start', (rulebook) => money(rulebook, rulebook.book.salaryLand)],
  ['Ein freies Grundstück', 'An unowned property', unowned],
  [
    'Miete',
    'Rent',
    ({ book }) =>
      book.rentOnDemand
        ? { de: 'nur auf Verlangen', en: 'only on demand' }
        : { de: 'wird sofort eingezogen', en: 'is collected at once' },
  ],
  ['Miete unbebauter ganzer Gruppen', 'Rent of unbuilt whole groups', ({ book }) => GROUP_RENT[book.groupRent]],
  ['Wurf für die Miete von Werken', 'Throw for the rent of utilities', utilityThrow],
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
        ? {
            de: 'endlich; ist es weg, endet das Spiel mit der Runde',
            en: 'finite; when it is gone, the game ends with the round',
          }
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
    const [lot, build, owing] = [unowned, building, insolvent].map((answer) => answer(rulebook)[language])
    return [`${words[0]} ${lot}.`, `${words[1]} ${build}.`, `${words[2]} ${owing}.`].join(' ')
  })
}

const GERMAN = ['Ein freies Grundstück', 'Gebaut wird', 'Wer nicht zahlen kann,'] as const
const ENGLISH = ['An unowned property', 'You build', 'A player who cannot pay'] as const

/** The comparison as a table in Markdown, in one language. */
export function comparisonTable(rulebooks: readonly Rulebook[], language: Language): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const titles = rulebooks.map(({ title }) => title[language])
  const rows = compareRulebooks(rulebooks).map(({ label, values }) =>
    row([label[language], ...values.map((value) => value[language].replaceAll('\u00a0', ' '))]),
  )
  return [row(['', ...titles]), row(['---', ...titles.map(() => '---')]), ...rows].join('\n')
}
