import type { Refusals } from './refusals.ts'

type Parts = readonly string[]

/** What commander says of a command line, in its own English, and what says the same. */
const SAID: readonly (readonly [said: RegExp, tell: (words: Refusals, parts: Parts) => string])[] = [
  [/^unknown command '(.*?)'/, ({ usage }, [name = '']) => usage.unknownCommand({ name })],
  [/^unknown option '(.*?)'/, ({ usage }, [flag = '']) => usage.unknownOption({ flag })],
  [/^missing required argument '(.*)'/, ({ usage }, [name = '']) => usage.missingArgument({ name })],
  [/^required option '(.*)' not specified/, ({ usage }, [flag = '']) => usage.missingOption({ flag })],
  [/^option '(.*)' argument missing/, ({ usage }, [flag = '']) => usage.missingValue({ flag })],
  [
    /^option '(.*?)' argument '(.*)' is invalid\. Allowed choices are (.*)\./s,
    ({ usage }, [flag = '', text = '', known = '']) => usage.invalidChoice({ flag, text, known }),
  ],
  [
    /^too many arguments for '(.*?)'\. Expected (\d+) arguments? but got (\d+): (.*)\./s,
    ({ usage }, [name = '', high, count, more = '']) =>
      usage.tooMany({ name, high: Number(high), count: Number(count), more }),
  ],
]

const SIMILAR = /\(Did you mean (?:one of )?(.*)\?\)\s*$/

/** What commander has against a command line, as sentences of these words; as it stands, if it is none of the above. */
export function toldUsage(text: string, words: Refusals): string {
  const told = text.trim().replace(/^error: /, '')
  for (const [said, tell] of SAID) {
    const [, ...parts] = said.exec(told) ?? []
    if (parts.length === 0) continue
    const [, known] = SIMILAR.exec(told) ?? []
    const sentence = tell(words, parts)
    return known === undefined ? sentence : `${sentence} ${words.usage.didYouMean({ known })}`
  }
  return told
}
