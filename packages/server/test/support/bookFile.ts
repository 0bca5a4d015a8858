import type { Rulebook } from '@hausregeln/engine'
import { keptBookSchema } from '@hausregeln/protocol'
import { openBook } from '@hausregeln/rulebooks/file/index.ts'
import type { Page } from './page.ts'
import { post } from './server.ts'

/** A rulebook as people write one: classic with three changes. */
export function sunday(changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    format: 1,
    id: 'sunday',
    version: 1,
    title: { de: 'Sonntag', en: 'Sunday' },
    extends: 'classic',
    choices: { declined: 'staysWithBank' },
    numbers: { startCash: 1200, salaryLand: 400 },
    ...changes,
  }
}

/** Brings a rulebook; its mark. */
export async function bring(address: string, token: string, file: object): Promise<string> {
  const made = (await post(address, '/api/books', file, token)) as { book?: string }
  if (made.book === undefined) throw new Error(JSON.stringify(made))
  return made.book
}

/** The rulebook that the server has for the page's table, as the page opens it. */
export async function fetchBook(address: string, page: Page): Promise<Rulebook> {
  const answer = await fetch(`${address}/api/books/${page.told?.settings.book}`)
  const read = openBook(keptBookSchema.parse(await answer.json()).file, () => undefined)
  if (read.faults) throw new Error(read.faults[0]?.en)
  return read.value.rulebook
}
