import { bringSayings } from '@hausregeln/engine/core/saying.ts'
import { WHOLE } from './say/whole.words.ts'

// Outside a browser all words are there from the beginning, without anything to wait for.
for (const [language, words] of Object.entries(WHOLE)) bringSayings(language, 'lab', words)
