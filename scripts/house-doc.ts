import { readFileSync, writeFileSync } from 'node:fs'
import { rulebooks } from '@hausregeln/rulebooks'
import { withHouseRules } from '@hausregeln/rulebooks/house/docs.ts'
import { withOverruled } from '@hausregeln/rulebooks/house/overruled.ts'

/** Writes the house rules into docs/HOUSE-RULES.md, and what they overrule into docs/OVERRULED.md. */
const rules = new URL('../docs/HOUSE-RULES.md', import.meta.url)
writeFileSync(rules, withHouseRules(readFileSync(rules, 'utf8')))
const overruled = new URL('../docs/OVERRULED.md', import.meta.url)
writeFileSync(overruled, withOverruled(readFileSync(overruled, 'utf8'), rulebooks))
