import { type BotName, createBot, nextBotAction } from '@hausregeln/bots'
import { apply, describeEvent, type Game, legalActions, newGame, type Rulebook, seatsIn } from '@hausregeln/engine'
import {
  ALL_LANGUAGES,
  actionText,
  askText,
  eventText,
  offerText,
  offerWarnings,
  openOffer,
} from '@hausregeln/rulebooks/texts/index.ts'

const NAMES = ['Anna', 'Ben', 'Yves', 'Élodie', 'Hugo', 'Ines', 'Otto', 'Ute']
const BOTS: readonly BotName[] = ['casual', 'trader', 'gambler', 'random']
/** Those that are never taught anything new: what they do stays. */
const UNTAUGHT: readonly BotName[] = ['random', 'plain']
const STEPS = 3000

/** What is said: where in which game, the kind of sentence, and the sentence in every language. */
export interface Said {
  readonly at: string
  /** An event by its type and slot, a question or an action. */
  readonly kind: string
  readonly texts: readonly string[]
}

/**
 * Everything that is said in a game of bots, at most 3,000 steps: each event, and before every step what each seat is
 * asked and what it can do. Seats and bots follow from the seed.
 */
export function* saidIn(rulebook: Rulebook, seed: number, players = BOTS): Generator<Said> {
  const { minSeats, maxSeats } = rulebook.book
  const seats = minSeats + (seed % (Math.min(maxSeats, NAMES.length) - minSeats + 1))
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot(players[(seat + seed) % players.length] ?? 'random'),
  )
  const g = newGame(rulebook.book, { seats, seed })
  const events: Said[] = []
  let step = 0
  const each = (kind: string, say: (language: (typeof ALL_LANGUAGES)[number]) => string): Said => ({
    at: `${rulebook.book.id} ${seed} ${step}`,
    kind,
    texts: ALL_LANGUAGES.map(say),
  })
  g.emit = (type, slot, ...numbers) => {
    const event = describeEvent(rulebook.book, type, slot, numbers)
    events.push(each(`${type} ${slot}`, (language) => eventText(rulebook, event, NAMES, language)))
    if (event.type === 'tradeOffered') events.push(...offered(rulebook, g, event.offer, each))
  }
  for (; step < STEPS && g.s.over === 0; step++) {
    for (let seat = -1; seat < seats; seat++)
      yield each('question', (language) => askText(rulebook, g, seat, NAMES, language))
    for (const seat of seatsIn(g.s.alive))
      for (const { action } of legalActions(g, seat))
        yield each('action', (language) => actionText(rulebook, g, action, NAMES, language))
    const refused = apply(g, nextBotAction(g, bots))
    if (refused !== null) throw new Error(`${rulebook.book.id} ${seed}: a bot was refused at step ${step}: ${refused}`)
    yield* events.splice(0)
  }
}

type Each = (kind: string, say: (language: (typeof ALL_LANGUAGES)[number]) => string) => Said

function offered(rulebook: Rulebook, g: Game, serial: number, each: Each): Said[] {
  const offer = openOffer(g, serial)
  if (offer === null) return []
  return [
    each('offer', (language) => offerText(rulebook, g, offer, NAMES, language)),
    each('warning', (language) =>
      offerWarnings(rulebook, g, offer, NAMES, language)
        .map(({ text }) => text)
        .join(' '),
    ),
  ]
}

/** A sentence of every kind that is said in a game, with whatever names and numbers it has first. */
export function sampleOf(rulebook: Rulebook, seed: number): string {
  const english = ALL_LANGUAGES.indexOf('en')
  const samples = new Map<string, string>()
  for (const { kind, texts } of saidIn(rulebook, seed, UNTAUGHT)) {
    const key = `${kind} ${texts[english]?.replace(/\p{Lu}[\p{L}’-]*|\d[\d,.]*/gu, '_')}`
    if (!samples.has(key)) samples.set(key, [kind, ...texts].join('\n  '))
  }
  return `${[...samples.values()].toSorted().join('\n')}\n`
}
