import { execFile, execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

/** LibreOffice, where it is installed (Debian: `apt-get install libreoffice-calc`). */
export const office = ((): string | null => {
  try {
    return execFileSync('which', ['soffice'], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
})()

/** Lets LibreOffice open workbooks and save them again; what it saved, by the names of the files. `folder`: for its own. */
export async function savedByOffice(folder: string, files: readonly string[]): Promise<Map<string, Blob>> {
  const profile = `-env:UserInstallation=file://${folder}/profile`
  const into = join(folder, 'saved')
  await promisify(execFile)(office ?? '', [profile, '--headless', '--convert-to', 'xlsx', '--outdir', into, ...files])
  const saved = files.map(async (file) => {
    const name = basename(file)
    return [name, new Blob([await readFile(join(into, name))])] as const
  })
  return new Map(await Promise.all(saved))
}
