import { parseArgs } from 'node:util'
import { playRandomHouse, randomHouse } from './random-house.ts'

/** Plays games of house rules drawn at random, held to the laws: `npm run -s laws:house -- --games 2000 --seed 1`. */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '60' },
  },
})
const [games, first, rounds] = [values.games, values.seed, values.rounds].map(Number) as [number, number, number]
const sentences = new Map<string, number>()
let refused = 0
let ended = 0
let faults = 0
for (let seed = first; seed < first + games; seed++) {
  const outcome = playRandomHouse(seed, rounds)
  if ('refused' in outcome) {
    refused++
    for (const sentence of outcome.refused) sentences.set(sentence, (sentences.get(sentence) ?? 0) + 1)
  } else if ('ended' in outcome) ended += outcome.ended ? 1 : 0
  else {
    faults++
    const { base, ...rules } = randomHouse(seed)
    console.log(`seed ${seed}, ${base.book.id} with ${JSON.stringify(rules)}:\n${outcome.fault}\n`)
  }
}
const played = games - refused - faults
console.log(`${games} books: ${refused} refused, ${played} played (${ended} to their end), ${faults} at fault`)
for (const [sentence, times] of [...sentences].sort((a, b) => b[1] - a[1])) console.log(`${times} × ${sentence}`)
if (faults > 0) process.exitCode = 1
