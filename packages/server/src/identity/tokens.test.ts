import { describe, expect, it } from 'vitest'
import { type Bar, Tokens } from './tokens.ts'

const KEYS = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

function bar(guest: string, changes: Partial<Bar> = {}): Bar {
  return { guest, at: 0, before: 0, banned: false, reason: '', ...changes }
}

/** Tokens of Ada and Ben, and who of them was looked at again. */
function watched() {
  const tokens = new Tokens(KEYS, [])
  const looked: string[] = []
  const comes = (name: string) => {
    const { guest } = tokens.issue(name, name.repeat(6).slice(0, 16))
    const watcher = { guest, lookAtToken: () => void looked.push(name) }
    tokens.watch(watcher)
    return watcher
  }
  const [ada, ben] = [comes('Ada'), comes('Ben')]
  return { tokens, looked, ada: ada.guest.id, ben: ben.guest.id, leave: () => tokens.leave(ada) }
}

describe('tokens that are in use are looked at again', () => {
  it('only those of persons whose bar is new or another', () => {
    const { tokens, looked, ada, ben } = watched()
    tokens.renew(KEYS, [bar(ada, { banned: true })])
    expect(looked).toEqual(['Ada'])
    tokens.renew(null, [bar(ada, { banned: true }), bar(ben, { before: 5 })])
    expect(looked).toEqual(['Ada', 'Ben'])
    tokens.renew(null, [bar(ada, { banned: true }), bar(ben, { before: 6 })])
    expect(looked).toEqual(['Ada', 'Ben', 'Ben'])
  })

  it('none, however often is looked, where nothing has changed', () => {
    const { tokens, looked, ada } = watched()
    const bars = [bar(ada, { before: 5, reason: 'asked' })]
    tokens.renew(
      KEYS.map((key) => Buffer.from(key)),
      bars,
    )
    looked.length = 0
    for (let n = 0; n < 10; n++)
      tokens.renew(
        KEYS.map((key) => Buffer.from(key)),
        [{ ...bars[0]! }],
      )
    tokens.renew(null, [])
    expect(looked).toEqual([])
  })

  it('all of them when keys have changed, until they are left', () => {
    const { tokens, looked, leave } = watched()
    tokens.renew(KEYS.slice(1), [])
    expect(looked).toEqual(['Ada', 'Ben'])
    leave()
    tokens.renew(KEYS, [])
    expect(looked).toEqual(['Ada', 'Ben', 'Ben'])
  })
})
