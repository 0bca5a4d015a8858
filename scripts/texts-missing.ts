import { missingWords } from '@hausregeln/view-kit/words/missing.ts'
import { rulebooks } from '../packages/rulebooks/src/index.ts'
import type { Further } from '../packages/rulebooks/src/texts/language.ts'
import {
  FURTHER_LANGUAGES,
  missingChoices,
  missingSentences,
  missingTexts,
} from '../packages/rulebooks/src/texts/missing.ts'

/** Tells what further languages lack: `npm run -s texts:missing`, or of one language `npm run -s texts:missing -- fr`. */
const wanted = process.argv[2]

async function missing(language: Further): Promise<readonly string[]> {
  const choices = rulebooks.flatMap((rulebook) => missingChoices(rulebook, language))
  const texts = rulebooks.flatMap((rulebook) =>
    missingTexts(rulebook, language).map((text) => `${rulebook.book.id}: ${text}`),
  )
  return [
    ...(await missingWords(language)),
    ...(await missingSentences(language)),
    ...[...new Set(choices)].map((text) => `choices: ${text}`),
    ...texts,
  ]
}

for (const language of FURTHER_LANGUAGES) {
  if (wanted !== undefined && wanted !== language) continue
  for (const text of await missing(language)) console.log(`${language} ${text}`)
}
if (wanted !== undefined && !FURTHER_LANGUAGES.some((language) => language === wanted)) {
  console.error(`There is no further language "${wanted}". There is: ${FURTHER_LANGUAGES.join(', ')}.`)
  process.exitCode = 2
}
