import { typeset } from '../src/typeset.ts'
import { type Catalogue, findSaid, kindOf } from './catalogue.ts'
import { type Code, expression, type Need, needing, put, textCode } from './code.ts'
import type { Kind } from './kinds.ts'
import type { Case, Message, Pattern, Piece } from './message.ts'
import { pluralCondition } from './plurals.ts'
import { beforeName } from './typeset.ts'

/** What a language’s texts go through after they are typeset: for a language that is made for testing. */
export type Change = (text: string) => string
export const AS_IT_IS: Change = (text) => text

/** Compiles messages of one catalogue in one language. */
export class Writer {
  readonly #catalogue: Catalogue
  readonly #language: string
  readonly #change: Change
  /** Messages that others say, by key: each is a constant of its own, in the order of need. */
  readonly said = new Map<string, Code>()

  constructor(catalogue: Catalogue, language: string, change: Change) {
    this.#catalogue = catalogue
    this.#language = language
    this.#change = change
  }

  message({ key, pattern }: Message): Code {
    return this.#pattern(key, pattern)
  }

  #pattern(key: string, pattern: Pattern): Code {
    const parts: Code[] = []
    for (const piece of pattern) {
      const part = this.#piece(key, piece)
      const before = parts.at(-1)?.text ?? null
      const merged = before !== null && this.#isName(key, piece) ? beforeName(before, this.#language) : null
      if (merged === null) parts.push(part)
      else
        parts.splice(
          -1,
          1,
          textCode(merged),
          needing(expression(`of(${part.code})`), part.needs, new Set<Need>(['of'])),
        )
    }
    return put(parts)
  }

  #piece(key: string, piece: Piece): Code {
    if ('text' in piece) return textCode(this.#change(typeset(piece.text, this.#language)))
    if ('asked' in piece) return this.#chosen(key, piece)
    if ('said' in piece) return this.#other(piece.said)
    if ('counted' in piece) return expression(`v.counted(${this.#told(piece.counted)}, ${this.#told(piece.noun)})`)
    const x = this.#told(piece.shown)
    const kind = this.#kind(key, piece.shown)
    return kind?.text === undefined ? expression(kind?.show?.(x) ?? x) : textCode(kind.text)
  }

  /** An argument in the code: `a.seat` of the object that is told, or a parameter `$seat`. */
  #told(argument: string): string {
    return this.#catalogue.telling === 'byName' ? `a.${argument}` : `$${argument}`
  }

  #kind(key: string, argument: string): Kind | null {
    return kindOf(this.#catalogue, key, argument)
  }

  #isName(key: string, piece: Piece): boolean {
    return 'shown' in piece && this.#kind(key, piece.shown)?.isName === true
  }

  #chosen(key: string, { asked, cases, otherwise }: Extract<Piece, { asked: string }>): Code {
    const ended = this.#pattern(key, otherwise.pattern)
    const chosen = cases.reduceRight((rest, one) => {
      const [test, said] = [this.#condition(key, asked, one), this.#pattern(key, one.pattern)]
      return needing(
        { code: `${test.code} ? ${said.code} : ${rest.code}`, text: null, needs: rest.needs },
        test.needs,
        said.needs,
      )
    }, ended)
    return cases.length === 0 ? ended : { ...chosen, code: `(${chosen.code})` }
  }

  #condition(key: string, asked: string, { when }: Case): Code {
    const [x, select] = [this.#told(asked), this.#kind(key, asked)?.select]
    if (select === undefined) return expression('false')
    if (!('plural' in select)) return expression(select.when(x, `${when}`))
    const value = select.plural(x)
    return expression(typeof when === 'number' ? `${value} === ${when}` : pluralCondition(this.#language, when, value))
  }

  /** Another message, said with what this one is told. */
  #other(key: string): Code {
    const found = findSaid(this.#catalogue, this.#language, key)
    if (found === null) return textCode('')
    const common = this.#catalogue.common?.catalogue
    const home = found.isCommon && common !== undefined ? common : this.#catalogue
    const there = new Writer(home, this.#language, this.#change).message(found.message)
    if (there.text !== null || this.#catalogue.telling === 'inOrder') return there
    const call = needsVoice(home, key) ? '(a, v)' : '(a)'
    const both = new Set<Need>(call === '(a)' ? ['told'] : ['told', 'voice'])
    if (found.isCommon)
      return needing(expression(`common.${key.replaceAll('-', '.')}${call}`), both, new Set(['common']))
    this.said.set(key, there)
    return needing(expression(`${constantOf(key)}${call}`), both)
  }
}

/** A message in every language that has it. */
export function codesOf(catalogue: Catalogue, key: string): readonly Code[] {
  return [...catalogue.languages].flatMap(([language, messages]) => {
    const message = messages.get(key)
    return message === undefined ? [] : [new Writer(catalogue, language, AS_IT_IS).message(message)]
  })
}

/** Whether a message asks the speaker in some language: then it takes one in all of them. */
export function needsVoice(catalogue: Catalogue, key: string): boolean {
  return codesOf(catalogue, key).some(({ needs }) => needs.has('voice'))
}

/** The name of the constant that a message is which others say. */
export function constantOf(key: string): string {
  return key.replaceAll('-', '_')
}
