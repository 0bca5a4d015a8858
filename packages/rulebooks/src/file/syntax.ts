const SPACE = /[ \t\r\n]*/y
const TEXT = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\p{Cc}]*)*"/uy
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** What may come next in a text that is JSON. */
type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'comma'

/** Where a text stops being JSON: the number of characters before that place. Engines do not tell it alike. */
export function brokenAt(json: string): number {
  const open: string[] = []
  let expected: Expected = 'value'
  let at = skip(SPACE, json, 0)
  while (at < json.length) {
    const mark = json[at] ?? ''
    const after = stepOver(json, at, mark, expected, open)
    if (after === null) return at
    const isDone = after.expected === 'comma' && open.length === 0
    at = skip(SPACE, json, after.at)
    expected = after.expected
    if (isDone) return at
  }
  return at
}

interface Step {
  readonly at: number
  readonly expected: Expected
}

/** Over the next sign, or null where it cannot stand. */
function stepOver(json: string, at: number, mark: string, expected: Expected, open: string[]): Step | null {
  const isFirst = expected === 'firstKey' || expected === 'firstValue'
  if ((mark === '}' || mark === ']') && (isFirst || expected === 'comma'))
    return open.pop() === (mark === '}' ? '{' : '[') ? { at: at + 1, expected: 'comma' } : null
  switch (expected) {
    case 'colon':
      return mark === ':' ? { at: at + 1, expected: 'value' } : null
    case 'comma':
      return mark === ',' ? { at: at + 1, expected: open.at(-1) === '{' ? 'key' : 'value' } : null
    case 'key':
    case 'firstKey':
      return over(TEXT, json, at, 'colon')
    default:
      if (mark === '{' || mark === '[') {
        open.push(mark)
        return { at: at + 1, expected: mark === '{' ? 'firstKey' : 'firstValue' }
      }
      return over(mark === '"' ? TEXT : PLAIN, json, at, 'comma')
  }
}

function over(pattern: RegExp, json: string, at: number, expected: Expected): Step | null {
  const end = skip(pattern, json, at)
  return end > at ? { at: end, expected } : null
}

function skip(pattern: RegExp, json: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(json) ? pattern.lastIndex : at
}
