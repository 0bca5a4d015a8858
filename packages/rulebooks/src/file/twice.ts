import { type BookFault, fault } from '@hausregeln/engine'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { FILE_LIMITS } from './limits.ts'
import { say } from './say.ts'

/** A text, or a mark that structures; all else of JSON holds no field. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g

/** An object or list that is open: its fields so far, and where in it we are. */
interface Open {
  readonly keys: Set<string> | null
  at: string | number
  /** Whether the next text is the name of a field. */
  named: boolean
}

/** Fields that are said twice, and depths beyond the limit, of a text that is JSON: `JSON.parse` hides the former. */
export function keyFaults(json: string): BookFault[] {
  const faults: BookFault[] = []
  const open: Open[] = []
  for (const [token] of json.matchAll(TOKEN)) {
    const last = open.at(-1)
    if (token === '{') open.push({ keys: new Set(), at: '', named: true })
    else if (token === '[') open.push({ keys: null, at: 0, named: false })
    else if (token === '}' || token === ']') open.pop()
    else if (last === undefined) continue
    else if (token === ',') nextIn(last)
    else if (token === ':') last.named = false
    else if (last.named) nameField(last, JSON.parse(token) as string, open, faults)
    if (open.length > FILE_LIMITS.depth) return [...faults, depthFault()]
  }
  return faults
}

function nextIn(last: Open): void {
  if (last.keys === null) last.at = Number(last.at) + 1
  else last.named = true
}

function nameField(last: Open, key: string, open: readonly Open[], faults: BookFault[]): void {
  last.at = key
  if (last.keys?.has(key))
    faults.push(
      fault(
        open.map(({ at }) => at),
        say('twice', { name: quoted(key) }),
      ),
    )
  last.keys?.add(key)
}

function depthFault(): BookFault {
  return fault([], say('tooDeep', { most: FILE_LIMITS.depth }))
}
