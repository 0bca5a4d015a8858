import { writeFileSync } from 'node:fs'
import { doorSchema } from '@hausregeln/protocol/door.ts'

/** Writes the JSON Schema of what bots are told and answer: part of `npm run docs:bots`. */
writeFileSync(new URL('../docs/schema/bots.json', import.meta.url), `${JSON.stringify(doorSchema())}\n`)
