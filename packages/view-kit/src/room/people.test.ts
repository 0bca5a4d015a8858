import { describe, expect, it } from 'vitest'
import { withPeople } from './people.ts'

const BEFORE = { here: ['ada', 'ben'], names: { ada: 'Ada', ben: 'Ben' }, programs: ['p1'], watchers: 1 }

describe('who is there', () => {
  it('is who was, and who has come, but not who has gone', () => {
    const after = withPeople(BEFORE, { came: [{ id: 'cem', name: 'Cem' }, { id: 'dan' }], gone: ['ben'], watchers: 2 })
    expect(after.here).toEqual(['ada', 'cem', 'dan'])
    expect(after.names).toEqual({ ada: 'Ada', cem: 'Cem' })
    expect(after.watchers).toBe(2)
  })

  it('stays as it was in what is not told', () => {
    expect(withPeople(BEFORE, {})).toEqual(BEFORE)
    expect(withPeople(BEFORE, { programs: [] })).toEqual({ ...BEFORE, programs: [] })
  })

  it('names nobody twice', () => {
    expect(withPeople(BEFORE, { came: [{ id: 'ada', name: 'Ada Lovelace' }] })).toMatchObject({
      here: ['ada', 'ben'],
      names: { ada: 'Ada Lovelace', ben: 'Ben' },
    })
  })
})
