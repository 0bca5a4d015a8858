// npm run -s words:said -- 40: everything that is said in so many games of each rulebook, a line for each sentence. What
// two versions of the texts say differently is the difference of what they print.
import { rulebooks } from '@hausregeln/rulebooks'
import { ALL_LANGUAGES, bringLanguage } from '@hausregeln/rulebooks/texts/index.ts'
import { saidIn } from './sentences.ts'

const games = Number(process.argv[2] ?? 1)
if (!Number.isInteger(games) || games < 1) {
  console.error('Say how many games of each rulebook: npm run -s words:said -- 40')
  process.exit(2)
}
await Promise.all(ALL_LANGUAGES.map(bringLanguage))
for (const rulebook of rulebooks) {
  const told = new Set<string>()
  for (let seed = 1; seed <= games; seed++)
    for (const { kind, texts } of saidIn(rulebook, seed)) {
      const line = `${rulebook.book.id} | ${kind} | ${texts.join(' | ')}`
      if (told.has(line)) continue
      told.add(line)
      console.log(line)
    }
}
