import { writeFileSync } from 'node:fs'
import { rulesDocument } from './lib/rules-document.ts'

/** Writes docs/RULES.md: every rule with the code that carries it out and the tests that try it. */
writeFileSync(new URL('../docs/RULES.md', import.meta.url), rulesDocument())
