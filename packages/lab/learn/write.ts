import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Net } from '@hausregeln/bots/steady/outlook/net.ts'

/** Writes a module of the bots (its path in their sources) with nets by name, as thousandths; `command` is that which does so. */
export function writeNets(path: string, command: string, nets: Readonly<Record<string, Net>>): void {
  const file = fileURLToPath(new URL(`../../bots/src/${path}`, import.meta.url))
  const lines = Object.entries(nets).map(([name, net]) => written(name, net))
  const imports = `import { type Net, thousandths } from '${path.startsWith('steady/outlook/') ? '.' : '../steady/outlook'}/net.ts'`
  writeFileSync(file, `${imports}\n\n// Written by \`${command}\`.\n\n${lines.join('\n\n')}\n`)
}

function written(name: string, { direct, hidden }: Net): string {
  const each = (row: readonly number[]) => row.map((number) => Math.round(1000 * number))
  return `export const ${name}: Net = thousandths(${JSON.stringify({ direct: each(direct), hidden: hidden.map(each) })})`
}
