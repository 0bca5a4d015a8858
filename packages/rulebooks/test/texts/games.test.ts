import {
  type ActionName,
  actionRule,
  apply,
  ask,
  codeOf,
  describeEvent,
  type EventType,
  type Game,
  type GameEvent,
  type Legal,
  legalActions,
  nameOf,
  newGame,
  type OptionName,
  type Packed,
  pack,
  type Rulebook,
  seatOf,
  seatsIn,
} from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'
import { euronopoly } from '../../src/euronopoly/book.ts'
import { stadium } from '../../src/stadium/book.ts'
import {
  actionText,
  askText,
  eventLevel,
  eventText,
  LANGUAGES,
  offerText,
  offerWarnings,
  openOffer,
} from '../../src/texts/index.ts'
import { tongues } from '../../src/texts/tongues.ts'
import { textFaults } from './faults.ts'
import { NAMES } from './table.ts'

/** Steps of a game at most, and how often all that could be done and asked is read. */
const STEPS = 4000
const READ_EVERY = 9
/** What is done rarely is chosen among in one of so many steps. */
const RARELY = 12

type PlayedGame = readonly [seats: number, seed: number, options: Partial<Record<OptionName, number>>]

/** Games of one rulebook, what they must show, and what is done rarely, so that they come on. */
interface Played {
  readonly rulebook: Rulebook
  readonly shows: readonly EventType[]
  readonly rarely: readonly ActionName[]
  readonly games: readonly PlayedGame[]
}

/** Games of different length, options and size; the short ones come to an end. */
const GAMES: readonly Played[] = [
  {
    rulebook: classic,
    shows: ['auctionWon', 'built', 'mortgaged', 'traded', 'debtPaid', 'bankrupt', 'gameOver'],
    rarely: [],
    games: [
      [2, 1, {}],
      [4, 2, { freeParkingPot: 1 }],
      [8, 3, { shortGame: 1 }],
      [3, 4, { autoRent: 1, timeLimit: 30 }],
      [3, 5, { shortGame: 1, freeParkingPot: 1 }],
    ],
  },
  {
    rulebook: stadium,
    shows: ['auctionWon', 'built', 'mortgaged', 'traded', 'debtPaid', 'bankrupt', 'gameOver'],
    rarely: [],
    games: [
      [2, 1, {}],
      [4, 2, {}],
      [2, 3, { autoRent: 1 }],
      [3, 4, { speedDie: 0, timeLimit: 30 }],
    ],
  },
  {
    rulebook: euronopoly,
    shows: [
      'claimed',
      'claimLapsed',
      'notForSale',
      'built',
      'sold',
      'bankDebt',
      'bankDebtRepaid',
      'lostByDebt',
      'gameOver',
    ],
    rarely: ['sell', 'sellDeed'],
    games: [
      [2, 1, {}],
      [4, 2, {}],
      [3, 3, {}],
      [2, 4, { timeLimit: 30 }],
    ],
  },
]

/** What is done as soon as it may be: it brings games to their end. */
const AT_ONCE: readonly (ActionName | undefined)[] = ['demand', 'bankrupt']
const ANSWERS: readonly (ActionName | undefined)[] = ['accept', 'refuse']

/** Chooses among legal actions by a generator of its own. */
class Chooser {
  private readonly words = new Int32Array(4)
  private readonly rarely: readonly (ActionName | undefined)[]
  constructor(seed: number, rarely: readonly ActionName[]) {
    seedGenerator(this.words, seed)
    this.rarely = rarely
  }
  below(limit: number): number {
    return nextBelow(this.words, limit)
  }

  /** Something that one of those does who must or may. */
  next(g: Game): Packed {
    const { must, may: open } = ask(g)
    const answers = seatsIn(open).flatMap((seat) => legalActions(g, seat))
    const answer = answers.find(({ action }) => ANSWERS.includes(nameOf(g, action)))
    if (answer !== undefined && this.below(3) === 0) return answer.action
    const asked = seatsIn(must)
    return this.choose(g, asked[this.below(asked.length)] ?? 0)
  }

  /** Any legal action; amounts low, and an offer only if its drawn terms are allowed. */
  choose(g: Game, seat: number): Packed {
    const all = legalActions(g, seat)
    const lively = all.filter(({ action }) => !this.rarely.includes(nameOf(g, action)))
    const legal = this.rarely.length === 0 || (lively.length > 0 && this.below(RARELY) !== 0) ? lively : all
    const chosen = legal[this.below(legal.length)]
    if (chosen === undefined) throw new Error(`seat ${seat} has no legal action`)
    if (nameOf(g, chosen.action) !== 'offer') return this.amount(chosen)
    if (this.drawTerms(g, seat)) return chosen.action
    const others = legal.filter(({ action }) => nameOf(g, action) !== 'offer')
    return this.amount(others[this.below(others.length)] ?? chosen)
  }

  private amount({ action, low, high }: Legal): Packed {
    if (low === high) return action
    return pack(codeOf(action), seatOf(action), low + this.below(Math.min(high - low, 40) + 1))
  }

  private drawTerms({ s, terms, book }: Game, seat: number): boolean {
    const deed = this.below(book.board.deeds)
    const owner = s.owner[deed] ?? -1
    if (owner < 0) return false
    const cash = 1 + this.below(150)
    const own = owner === seat
    const side = { deeds: [deed], jailCards: [0, 1].filter((deck) => s.jailCard[deck] === owner) }
    terms.read({ to: own ? this.below(s.seats) : owner, give: own ? side : { cash }, get: own ? { cash } : side })
    return actionRule(book, 'offer')?.check({ s, terms, book }, seat, 0) === null
  }
}

function atOnce(g: Game): Packed | undefined {
  const legal = seatsIn(g.s.alive).flatMap((seat) => legalActions(g, seat))
  return legal.find(({ action }) => AT_ONCE.includes(nameOf(g, action)))?.action
}

/** Every text that can be seen at this moment, each with what is wrong with it. */
function textsOf(rulebook: Rulebook, g: Game): [text: string, faults: string[]][] {
  const found: [string, string[]][] = []
  for (const language of LANGUAGES) {
    for (let seat = -1; seat < g.s.seats; seat++) {
      const asked = askText(rulebook, g, seat, NAMES, language)
      found.push([asked, textFaults(asked, 'sentence')])
    }
    for (const seat of seatsIn(g.s.alive)) {
      for (const { action } of legalActions(g, seat)) {
        const label = actionText(rulebook, g, action, NAMES, language)
        found.push([label, textFaults(label, 'label')])
      }
    }
  }
  return found
}

function offerTexts(rulebook: Rulebook, g: Game, serial: number): string[] {
  const offer = openOffer(g, serial)
  if (offer === null) throw new Error(`offer ${serial} is not open`)
  return LANGUAGES.flatMap((language) => [
    offerText(rulebook, g, offer, NAMES, language),
    ...offerWarnings(rulebook, g, offer, NAMES, language).map(({ text }) => text),
  ])
}

/** Plays a game and returns all that was seen: the events, and the texts that were not as they should be. */
function watch({ rulebook, rarely }: Played, [seats, seed, options]: PlayedGame) {
  const events: GameEvent[] = []
  const faulty: [string, string[]][] = []
  const g = newGame(rulebook.book, { seats, seed, options })
  const chooser = new Chooser(seed, rarely)
  g.emit = (type, slot, ...numbers) => {
    const event = describeEvent(rulebook.book, type, slot, numbers)
    events.push(event)
    const texts = LANGUAGES.map((language) => eventText(rulebook, event, NAMES, language))
    if (event.type === 'tradeOffered' || event.type === 'traded') texts.push(...offerTexts(rulebook, g, event.offer))
    for (const text of texts) faulty.push([text, textFaults(text, 'sentence')])
  }
  for (let step = 0; step < STEPS && g.s.over === 0; step++) {
    if (step % READ_EVERY === 0) faulty.push(...textsOf(rulebook, g))
    expect(apply(g, atOnce(g) ?? chooser.next(g))).toBe(null)
  }
  faulty.push(...textsOf(rulebook, g))
  return { g, events, faulty: faulty.filter(([, faults]) => faults.length > 0) }
}

describe.each(GAMES)('whole games of $rulebook.book.id, told in both languages', (sample) => {
  const { rulebook, games, shows } = sample
  const played = games.map((game) => watch(sample, game))
  const events = played.flatMap((game) => game.events)

  it('have no text that is empty, broken or shows a raw value', () => {
    for (const { faulty } of played) expect(faulty.slice(0, 5)).toEqual([])
  })

  it('cite a paragraph of the rulebook at every event', () => {
    for (const event of events) expect(rulebook.ruleTexts).toHaveProperty([event.rule])
  })

  it('say of every payment what it is for, those by cards aside', () => {
    const slots = new Set(events.filter((event) => event.type === 'moneyMoved').map((event) => event.slot))
    expect([...slots].filter((slot) => tongues.de.payments[slot] === undefined)).toEqual(['cards'])
  })

  it('come to an end, and are told shorter by their main events alone', () => {
    expect(played.filter(({ g }) => g.s.over !== 0).length).toBeGreaterThan(1)
    const told = events.filter((event) => eventLevel(event) === 'main')
    expect(told.length).toBeGreaterThan(events.length / 5)
    expect(told.length).toBeLessThan(events.length)
  })

  it('show most of what can happen', () => {
    const seen = new Set(events.map((event) => event.type))
    for (const type of shows) expect(seen).toContain(type)
  })
})
