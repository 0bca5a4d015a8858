import { readFileSync, writeFileSync } from 'node:fs'
import { withHouseRules } from '@hausregeln/rulebooks/house/docs.ts'

/** Writes the house rules into docs/HOUSE-RULES.md. */
const path = new URL('../docs/HOUSE-RULES.md', import.meta.url)
writeFileSync(path, withHouseRules(readFileSync(path, 'utf8')))
