import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Net } from '@hausregeln/bots/steady/figures/net.ts'

/** How a net is written: by the function that reads it, and what that is given. */
export interface Writing {
  readonly reader: string
  written(net: Net): unknown
}

/** In thousandths. */
export const THOUSANDTHS: Writing = {
  reader: 'thousandths',
  written({ direct, hidden }) {
    const each = (row: readonly number[]) => row.map((number) => Math.round(1000 * number))
    return { direct: each(direct), hidden: hidden.map(each) }
  },
}

/** Writes a module of the bots (its name among their figures) with nets by name; `command` is that which does so. */
export function writeNets(
  path: string,
  command: string,
  { reader, written }: Writing,
  nets: Readonly<Record<string, Net>>,
): void {
  const file = fileURLToPath(new URL(`../../bots/src/steady/figures/${path}`, import.meta.url))
  const imports = `import { type Net, ${reader} } from './net.ts'`
  const lines = Object.entries(nets).map(
    ([name, net]) => `export const ${name}: Net = ${reader}(${JSON.stringify(written(net))})`,
  )
  writeFileSync(file, `${imports}\n\n// Written by \`${command}\`.\n\n${lines.join('\n\n')}\n`)
}
