import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** The commands that stand in docs/OPERATIONS.md after a sentence, as they stand there. */
export function documented(sentence: string): string {
  const text = readFileSync(join(ROOT, 'docs/OPERATIONS.md'), 'utf8')
  const [, after = ''] = text.split(sentence)
  const [, commands] = /```sh\n(.*?)```/s.exec(after) ?? []
  if (commands === undefined) throw new Error(`There are no commands after "${sentence}".`)
  return commands
}

/** Runs them in the project's folder, and gives back what they print; rejects when one fails. */
export async function carriedOut(commands: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await run('bash', ['-e', '-c', commands], { cwd: ROOT, env: { ...process.env, ...env } })
  return stdout
}
