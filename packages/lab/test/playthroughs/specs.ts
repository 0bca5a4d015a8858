import { createBot } from '@hausregeln/bots'
import { rulebooks } from '@hausregeln/rulebooks'
import { type PlaythroughSpec, playthrough } from './playthrough.ts'

const STEPS = 140

/** What is written down of every rulebook. */
const specs: readonly (PlaythroughSpec & { readonly bot: string })[] = [
  { name: 'two at random', bot: 'random', setup: { seats: 2, seed: 11 }, steps: STEPS },
  {
    name: 'four at random, late',
    bot: 'random',
    setup: { seats: 4, seed: 12, options: { timeLimit: 60 } },
    steps: STEPS,
  },
  { name: 'three steady', bot: 'steady', setup: { seats: 3, seed: 13 }, steps: STEPS },
]

/** The playthroughs as they come out now: by file name. */
export function allPlaythroughs(): Map<string, string> {
  const files = new Map<string, string>()
  for (const { book } of rulebooks)
    for (const spec of specs) {
      const bots = Array.from({ length: spec.setup.seats }, (_, seat) => {
        const bot = createBot(spec.bot)
        bot.begin(100 + seat)
        return bot
      })
      files.set(`${book.id}-${spec.name.replaceAll(/\W+/g, '-')}.txt`, playthrough(book, spec, bots))
    }
  return files
}
