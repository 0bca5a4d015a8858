// npm run -s bench:words: what 10,000 sentences of games take to be told, in each language.
import { createBot, nextBotAction } from '@hausregeln/bots'
import { apply, describeEvent, type GameEvent, newGame, type Rulebook } from '@hausregeln/engine'
import { euronopoly, exchange, simplified } from '@hausregeln/rulebooks'
import { ALL_LANGUAGES, bringLanguage, eventText } from '@hausregeln/rulebooks/texts/index.ts'

const NAMES = ['Anna', 'Ben', 'Yves', 'Élodie']
const SENTENCES = 10_000
const ROUNDS = 60
const STEPS = 3000
/** Their paragraphs differ most. */
const BOOKS = [exchange, euronopoly, simplified]

/** So many events of games of four bots. */
function eventsOf(rulebook: Rulebook, most: number): GameEvent[] {
  const events: GameEvent[] = []
  for (let seed = 1; events.length < most; seed++) {
    const game = newGame(rulebook.book, { seats: NAMES.length, seed })
    const bots = NAMES.map(() => createBot('steady'))
    game.emit = (type, slot, ...numbers) => events.push(describeEvent(rulebook.book, type, slot, numbers))
    for (let step = 0; step < STEPS && game.s.over === 0; step++) apply(game, nextBotAction(game, bots))
  }
  return events.slice(0, most)
}

/** Milliseconds of CPU that it takes. */
function taken(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

await Promise.all(ALL_LANGUAGES.map(bringLanguage))
const told = BOOKS.map((rulebook) => ({ rulebook, events: eventsOf(rulebook, Math.ceil(SENTENCES / BOOKS.length)) }))
for (const language of ALL_LANGUAGES) {
  const times = Array.from({ length: ROUNDS }, () =>
    taken(() => {
      for (const { rulebook, events } of told) for (const event of events) eventText(rulebook, event, NAMES, language)
    }),
  )
  const [first = 0] = times
  console.log(`${language}: ${first.toFixed(1)} ms at first, ${Math.min(...times).toFixed(1)} ms at best`)
}
