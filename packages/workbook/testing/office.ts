import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** Where LibreOffice lies when its program is not on the path. */
const FOLDERS = [
  '/usr/lib/libreoffice/program',
  '/usr/lib64/libreoffice/program',
  '/opt/libreoffice/program',
  '/Applications/LibreOffice.app/Contents/MacOS',
]

/** LibreOffice, where it is installed (Debian: `apt-get install libreoffice-calc`). */
export const office: string | null =
  [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS].map((folder) => join(folder, 'soffice')).find(isProgram) ??
  null

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

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
