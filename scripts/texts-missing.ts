import { rulebooks } from '../packages/rulebooks/src/index.ts'
import { FURTHER_LANGUAGES, missingSentences, missingTexts } from '../packages/rulebooks/src/texts/missing.ts'

/** Tells what further languages lack: `npm run -s texts:missing`, or of one language `npm run -s texts:missing -- fr`. */
const wanted = process.argv[2]
for (const language of FURTHER_LANGUAGES) {
  if (wanted !== undefined && wanted !== language) continue
  for (const sentence of await missingSentences(language)) console.log(`${language} ${sentence}`)
  for (const rulebook of rulebooks)
    for (const text of await missingTexts(rulebook, language)) console.log(`${language} ${rulebook.book.id}: ${text}`)
}
if (wanted !== undefined && !FURTHER_LANGUAGES.some((language) => language === wanted)) {
  console.error(`There is no further language "${wanted}". There is: ${FURTHER_LANGUAGES.join(', ')}.`)
  process.exitCode = 2
}
