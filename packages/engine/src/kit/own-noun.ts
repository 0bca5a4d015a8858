import { findText, OwnText } from '../core/text.ts'
import type { PieceNoun } from './definition.ts'

type Gender = PieceNoun['de']['gender']

/** What a kind of building of the program's own boards is called: only its key, see `OwnText`. */
export class OwnNoun implements PieceNoun {
  readonly key: string
  readonly #one: OwnText
  readonly #many: OwnText
  readonly #gender: OwnText

  constructor(key: string) {
    this.key = key
    this.#one = new OwnText(`${key}-one`)
    this.#many = new OwnText(`${key}-many`)
    this.#gender = new OwnText(`${key}-gender`)
  }

  /** One and several in this language; undefined: it has not been brought. */
  in(language: string): { readonly one: string; readonly many: string } | undefined {
    const [one, many] = [this.#one.in(language), this.#many.in(language)]
    return one === undefined || many === undefined ? undefined : { one, many }
  }

  /** What so many are called in this language; undefined: it has not been brought. */
  counted(language: string, count: number, isOne: boolean): string | undefined {
    return isOne ? this.#one.in(language) : this.#many.counted(language, count)
  }

  genderIn(language: string): Gender {
    return (this.#gender.in(language) ?? 'n') as Gender
  }

  get de(): PieceNoun['de'] {
    return { one: this.#one.de, many: this.#many.de, gender: this.genderIn('de') }
  }

  get en(): PieceNoun['en'] {
    return { one: this.#one.en, many: this.#many.en }
  }

  /** As files write it. */
  toJSON(): PieceNoun {
    return { de: this.de, en: this.en }
  }
}

/** The noun of the program's own boards that is this one; undefined: none is. */
export function findNoun({ de, en }: PieceNoun): OwnNoun | undefined {
  const found = findText({ de: de.one, en: en.one })
  if (found === undefined) return undefined
  const noun = new OwnNoun(found.key.replace(/-one$/, ''))
  const isSame = noun.de.many === de.many && noun.en.many === en.many && noun.de.gender === de.gender
  return isSame ? noun : undefined
}
