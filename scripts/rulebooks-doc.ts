import { readFileSync, writeFileSync } from 'node:fs'
import { rulebooks } from '@hausregeln/rulebooks'
import { withComparison } from '@hausregeln/rulebooks/docs.ts'

/** Writes the comparison of the rulebooks into docs/RULEBOOKS.md. */
const path = new URL('../docs/RULEBOOKS.md', import.meta.url)
writeFileSync(path, withComparison(readFileSync(path, 'utf8'), rulebooks))
