import { writeFileSync } from 'node:fs'
import { botProtocolSchema } from '@hausregeln/protocol/bot-protocol.ts'

/** Writes the JSON Schema of what bots are told and answer: part of `npm run docs:bots`. */
writeFileSync(new URL('../docs/schema/bots.json', import.meta.url), `${JSON.stringify(botProtocolSchema())}\n`)
