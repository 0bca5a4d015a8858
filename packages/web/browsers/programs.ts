import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is installed; null: none is. */
export function onPath(...names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find((place) => existsSync(place)) ?? null
}

/** The small browser that comes with WebKitGTK; null: it is not installed. */
export function miniBrowser(): string | null {
  return globSync('/usr/{lib,libexec}/**/webkit*gtk-*/MiniBrowser')[0] ?? null
}
