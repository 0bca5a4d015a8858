import { readFileSync, writeFileSync } from 'node:fs'

/**
 * `npm run look-alikes -- confusables.txt`: makes packages/server/src/table/state/lookAlikes.ts from Unicode's list of signs
 * that look alike (https://www.unicode.org/Public/security/latest/confusables.txt): those of its letters and digits that
 * stay what they are in NFKC, and look like letters of the Latin alphabet or digits.
 */
const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Which confusables.txt?')
const text = readFileSync(path, 'utf8')
const [, version = ''] = /^# Version: (\S+)/m.exec(text) ?? []
const [letter, latin] = [/^[\p{L}\p{N}]$/u, /^[\p{Script=Latin}0-9]+$/u]
const looks = new Map<string, string>()
for (const [, from = '', to = ''] of text.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+) ;/gm)) {
  const [sign, look] = [signs(from), signs(to)]
  if (!letter.test(sign) || sign.normalize('NFKC') !== sign || !latin.test(look) || sign === look) continue
  looks.set(look, (looks.get(look) ?? '') + sign)
}
const lines: string[] = []
for (const [look, like] of looks) {
  const entry = `${look}:${[...like].map(escaped).join('')}`
  const last = lines.at(-1)
  if (last === undefined || last.length + entry.length > 100) lines.push(entry)
  else lines[lines.length - 1] = `${last} ${entry}`
}
const target = new URL('../packages/server/src/table/state/lookAlikes.ts', import.meta.url)
writeFileSync(
  target,
  `/**
 * What looks like which Latin letters or digits: of UTS 39's list, version ${version}, the letters and digits that NFKC leaves
 * as they are. Made by \`npm run look-alikes\`; here, because no library in npm's registry keeps up with that list.
 */
export const LOOK_ALIKES = [
${lines.map((line) => `  '${line}',`).join('\n')}
] as const
`,
)

function signs(codes: string): string {
  return codes
    .trim()
    .split(' ')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('')
}

/** Signs of scripts that run from right to left would turn the line around. */
function escaped(sign: string): string {
  if (!/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u.test(sign) && (sign.codePointAt(0) ?? 0) < 0x10000)
    return sign
  return `\\u{${sign.codePointAt(0)?.toString(16)}}`
}
