import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const TEMPLATES = join(import.meta.dirname, 'templates')

/** Names as people give them: words of small letters and digits, joined by hyphens. */
export const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** The files that a template makes for a name: their texts, by their paths in the new folder. */
export function render(template: string, name: string): ReadonlyMap<string, string> {
  const paths = globSync('**/*.txt', { cwd: join(TEMPLATES, template) }).sort()
  return new Map(
    paths.map((path) => [
      filled(path.replace(/\.txt$/, '').replaceAll('\\', '/'), name),
      filled(readFileSync(join(TEMPLATES, template, path), 'utf8'), name),
    ]),
  )
}

/** Writes them into a folder. Gives their paths. */
export function write(folder: string, files: ReadonlyMap<string, string>): readonly string[] {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return [...files.keys()]
}

/** `__name__` as it was given, and as the code writes it: `snakeEyes`, `SnakeEyes`, `SNAKE_EYES`, `Snake eyes`. */
function filled(text: string, name: string): string {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const forms = {
    name,
    camel,
    Pascal: capital(camel),
    CAPS: name.replaceAll('-', '_').toUpperCase(),
    Title: capital(name.replaceAll('-', ' ')),
  }
  return Object.entries(forms).reduce((all, [form, word]) => all.replaceAll(`__${form}__`, word), text)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
