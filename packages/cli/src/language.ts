import { LANGUAGES, REFERENCE } from '@hausregeln/say/languages.ts'

/** A language of the product. */
export type Language = keyof typeof LANGUAGES

/**
 * The language that is asked for by `--lang`, else that of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`), else
 * English.
 */
export function languageFor(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const flag = args.findIndex((arg) => /^--lang(uage)?(=|$)/.test(arg))
  const said = flag < 0 ? undefined : (args[flag]?.split('=')[1] ?? args[flag + 1])
  // Locales that are set to nothing are not set.
  const place = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((one) => one !== undefined && one !== '')
  return [said, place?.slice(0, 2)].find(isLanguage) ?? REFERENCE
}

function isLanguage(name: string | undefined): name is Language {
  return name !== undefined && Object.hasOwn(LANGUAGES, name)
}
