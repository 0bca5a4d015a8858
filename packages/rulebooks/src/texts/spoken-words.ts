import { bringSayings } from '@hausregeln/engine/core/saying.ts'
import { bringWords } from '@hausregeln/engine/core/text.ts'
import { WHOLE } from './whole.words.ts'

// Outside a browser all words are there from the beginning, without anything to wait for.
for (const [language, { chapters, rules, sayings, books }] of Object.entries(WHOLE)) {
  for (const words of Object.values(chapters)) bringWords(language, words)
  bringWords(language, rules)
  for (const [place, words] of Object.entries(sayings)) bringSayings(language, place, words)
  for (const [place, words] of Object.entries(books)) {
    const [book = ''] = place.split('/')
    bringWords(language, book === '' ? words : { [book]: words }, true)
  }
}
