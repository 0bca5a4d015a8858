import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { newHeader, Session } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import { describe, expect, it } from 'vitest'

const DOCS = join(import.meta.dirname, '../docs')
const doc = readFileSync(join(DOCS, 'ONE-THROW.md'), 'utf8')
const rows = (part: string) =>
  [...part.matchAll(/^\| \[`[^`]+`\]\(([^)]+)\) \| `(\w+)` \|/gm)].map(([, path = '', name = '']) => ({ path, name }))
const [, , inRules = ''] = doc.split('\n## ')

/** The functions that are being called when an event is said, the outermost first: `turn.ts advance`. */
function callers(): string[] {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 100
  const { stack = '' } = new Error()
  Error.stackTraceLimit = limit
  const calls = [
    ...stack.matchAll(/at (?:new )?(?:[\w#<>]+\.)*(\w+) (?:\[as \w+\] )?\((?:file:\/\/)?([^)]+?):\d+:\d+\)/g),
  ]
  return calls.map(([, name = '', path = '']) => `${basename(path)} ${name}`).reverse()
}

class Witness extends Chronicle {
  readonly called = new Map<string, readonly string[]>()
  override hear(...told: Parameters<Chronicle['hear']>): void {
    super.hear(...told)
    this.called.set(`${told[1]}`, callers())
  }
}

describe('docs/ONE-THROW.md', () => {
  it.each(rows(doc))('names a file and a function that are there: $name of $path', ({ path, name }) => {
    const text = readFileSync(join(DOCS, path), 'utf8')
    expect(text).toMatch(new RegExp(`(function |^  (?:async |override )?)${name}\\b`, 'm'))
  })

  it('tells what a throw really calls, in its order, until the piece has moved', () => {
    const chronicle = new Witness()
    const seats = [{ name: 'Ada' }, { name: 'Otto' }]
    const chance = { kind: 'seed', seed: 1 } as const
    const session = new Session(classic.book, newHeader(classic.book, { seats, options: {}, chance }), chronicle)
    chronicle.called.clear()
    expect(session.act({ do: 'throw', seat: 31 - Math.clz32(session.game.s.must) })).toBeNull()
    const called = chronicle.called.get('moved') ?? []
    const told = rows(inRules).map(({ path, name }) => `${basename(path)} ${name}`)
    expect(told.length).toBeGreaterThan(8)
    expect(called.slice(called.indexOf(told[0] ?? '')).filter((one) => told.includes(one))).toEqual(told)
    expect(chronicle.lines.some(({ event }) => event.type === 'moved' && event.rule !== '')).toBe(true)
  })
})
