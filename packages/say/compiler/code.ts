/** What generated code takes from elsewhere: what it is told, who names things, `Intl`, the engine’s accounts … */
export type Need = 'told' | 'voice' | 'number' | 'list' | 'plural' | 'of' | 'bits' | 'BANK' | 'POT' | 'common'

/** A TypeScript expression that gives a text. */
export interface Code {
  readonly code: string
  /** The text itself where it is always the same; then `code` is that text in quotes. */
  readonly text: string | null
  readonly needs: ReadonlySet<Need>
}

const NAMES: readonly Need[] = ['number', 'list', 'plural', 'of', 'bits', 'BANK', 'POT']

/** An expression of our own: what it needs is seen in it, since no text is in it. */
export function expression(code: string): Code {
  const needs = new Set(NAMES.filter((name) => new RegExp(`(?<![.\\w$'])${name}\\b`).test(code)))
  if (/(?<![.\w])(?:a\.|\$\w)/.test(code)) needs.add('told')
  if (/(?<![.\w])v\./.test(code)) needs.add('voice')
  return { code, text: null, needs }
}

export function textCode(text: string): Code {
  return { code: `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`, text, needs: new Set() }
}

/** An expression that needs more than is seen in it. */
export function needing({ code, text, needs: own }: Code, ...more: readonly ReadonlySet<Need>[]): Code {
  return { code, text, needs: new Set([own, ...more].flatMap((needs) => [...needs])) }
}

/** Texts and expressions, one after the other. */
export function put(parts: readonly Code[]): Code {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only
  const texts = parts.map(({ text }) => text)
  if (texts.every((text) => text !== null)) return textCode(texts.join(''))
  const inside = parts.map(({ text, code }) =>
    text === null ? `\${${code}}` : text.replace(/[`\\]|\$\{/g, '\\$&').replaceAll('\n', '\\n'),
  )
  return needing({ ...textCode(''), code: `\`${inside.join('')}\``, text: null }, ...parts.map(({ needs }) => needs))
}
