import { inEdition } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { tableSettings } from '../../../test/support/server.ts'
import { Refused } from '../steps/refused.ts'
import { checkSettings } from './lobby.ts'

/** A rulebook that is only left in the edition of games that have begun. */
const played = { rulebook: inEdition(classic, 1), own: null, carried: {} }

describe('a table with a rulebook that can be played in an earlier edition alone', () => {
  it('is laid for no new game, and says so', () => {
    expect(() => checkSettings(tableSettings(), played, false)).toThrow(Refused)
    expect(() => checkSettings(tableSettings(), played, false)).toThrow('no new one can be played by it')
  })

  it('is laid for a game that has begun elsewhere', () => {
    expect(() => checkSettings(tableSettings(), played, true)).not.toThrow()
  })
})
