import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CODE = /^[a-z]{2,3}$/
const END = '} as const satisfies'

/** Puts a language, in which everything may still be missing, into the list. Gives what to do next; throws a sentence. */
export function addLanguage(root: string, code: string): readonly string[] {
  if (!CODE.test(code)) throw new Error(`“${code}” is no code of a language: two or three letters, like nl.`)
  const list = 'packages/say/src/languages.ts'
  const text = readFileSync(join(root, list), 'utf8')
  if (text.includes(`\n  ${code}: {`)) throw new Error(`The language ${code} is already there.`)
  const at = text.indexOf(END)
  if (at < 0) throw new Error(`${list} has no line “${END}”.`)
  writeFileSync(join(root, list), `${text.slice(0, at)}  ${code}: { tag: '${code}', whole: false },\n${text.slice(at)}`)
  return [
    `  ${list}: a line`,
    'Next:',
    `  a file ${code}.ftl beside each en.ftl that you translate`,
    '  npm run words',
    `  npm run -s texts:missing -- ${code}`,
  ]
}
