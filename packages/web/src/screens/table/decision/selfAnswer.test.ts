import { Table } from '@hausregeln/chapters/testing/script.ts'
import { actionRule, legalActions, nameOf } from '@hausregeln/engine'
import { classic, euronopoly, simplified } from '@hausregeln/rulebooks'
import { endWithChoices } from '@hausregeln/view-kit/game/goingOn.ts'
import { StandingEnd } from '@hausregeln/view-kit/game/standingEnd.ts'
import { describe, expect, it } from 'vitest'
import { selfAnswer } from './selfAnswer.ts'

const on = { only: true, beyond: true, end: null, last: null }
const off = { ...on, only: false, beyond: false }

describe('a purchase', () => {
  /** Seat 0 with so much cash stands on the dearest street. */
  const landed = (cash: number, scene: object = {}) => {
    const t = new Table(classic, {
      seats: 2,
      starts: 0,
      place: { 0: 'Rathausplatz' },
      cash: { 0: cash },
      dice: [[3, 5]],
      ...scene,
    })
    t.do(0, 'throw')
    return t
  }

  it('that could not be paid even by selling and mortgaging everything is declined, and what is missing is told', () => {
    const { g } = landed(300)
    const answer = selfAnswer(g, 0, on)
    expect(answer).toMatchObject({ why: 'beyond', cost: 400, most: 300 })
    expect(nameOf(g, answer!.action)).toBe('decline')
    expect(actionRule(g.book, 'decline')?.check(g, 0, 0)).toBeNull()
  })

  it('is asked where mortgages would pay it, where there is money, and where it is switched off', () => {
    expect(selfAnswer(landed(300, { own: { 0: ['Theaterstraße'] } }).g, 0, on)).toBeNull()
    expect(selfAnswer(landed(400).g, 0, on)).toBeNull()
    expect(selfAnswer(landed(300).g, 0, off)).toBeNull()
    expect(selfAnswer(landed(300).g, 1, on)).toBeNull()
  })

  it('is declined as well where players do not trade: what they could raise is their cash and what the bank takes', () => {
    const t = new Table(simplified, { seats: 2, starts: 0, cash: { 0: 0 }, dice: [[1, 2]] })
    t.do(0, 'throw')
    expect(selfAnswer(t.g, 0, on)).toMatchObject({ why: 'beyond', most: 0 })
  })
})

describe('the only answer', () => {
  const ended = () => {
    const t = new Table(simplified, { seats: 2, starts: 0, dice: [[1, 2]] })
    t.do(0, 'throw')
    t.do(0, 'decline')
    return t.g
  }

  it('is given where it is switched on', () => {
    const g = ended()
    const legal = legalActions(g, 0)
    expect(legal.map(({ action }) => nameOf(g, action))).toEqual(['endTurn'])
    expect(selfAnswer(g, 0, on)).toEqual({ action: legal[0]!.action, why: 'only' })
    expect(selfAnswer(g, 0, off)).toBeNull()
  })

  it('is no throw: everybody throws for themselves', () => {
    const { g } = new Table(simplified, { seats: 2, starts: 0 })
    expect(legalActions(g, 0).map(({ action }) => nameOf(g, action))).toEqual(['throw'])
    expect(selfAnswer(g, 0, on)).toBeNull()
  })

  it('is the end of a turn, too, that leaves nothing but what can wait for the next one: a deal, a mortgage', () => {
    const t = new Table(classic, { seats: 2, starts: 0, own: { 0: ['Badstraße'] }, dice: [[4, 6]] })
    t.do(0, 'throw')
    const names = legalActions(t.g, 0).map(({ action }) => nameOf(t.g, action))
    expect(names).toEqual(expect.arrayContaining(['endTurn', 'mortgage', 'offer']))
    expect(nameOf(t.g, selfAnswer(t.g, 0, on)!.action)).toBe('endTurn')
  })

  it('is asked for where something could be built, or a mortgage lifted', () => {
    const own = { 0: ['Badstraße', 'Turmstraße'] } as const
    for (const scene of [{ own }, { own, mortgaged: ['Badstraße'] }]) {
      const t = new Table(classic, { seats: 2, starts: 0, dice: [[4, 6]], ...scene })
      t.do(0, 'throw')
      expect(selfAnswer(t.g, 0, on)).toBeNull()
    }
  })
})

describe('the end of a turn with choices', () => {
  const group = { 0: ['Badstraße', 'Turmstraße'] } as const
  /** Seat 0 has thrown, and could build, or lift mortgages on these of its streets. */
  const ended = (mortgaged: readonly string[] = []) => {
    const t = new Table(classic, { seats: 2, starts: 0, own: group, mortgaged, dice: [[4, 6]] })
    t.do(0, 'throw')
    return t.g
  }
  const openIn = (mortgaged?: readonly string[]) => endWithChoices(ended(mortgaged), 0)!.open

  it('goes by itself once its player has said so, as long as nothing is open that they have not passed over', () => {
    const g = ended(['Badstraße'])
    const same = { ...on, end: new StandingEnd(g.s.turns - 4, openIn(['Badstraße'])) }
    expect(nameOf(g, selfAnswer(g, 0, same)!.action)).toBe('endTurn')
    expect(selfAnswer(g, 0, { ...same, only: false })).toBeNull()
    const other = { ...on, end: new StandingEnd(g.s.turns - 4, openIn(['Turmstraße'])) }
    expect(selfAnswer(g, 0, other)).toBeNull()
  })

  it('is asked in the turn in which something is new, however often it is looked at, and not in a later one', () => {
    const end = new StandingEnd(1, ['build 1'])
    end.note(5, ['build 1', 'lift 3'])
    end.note(5, ['build 1', 'lift 3'])
    expect(end.covers(5, ['build 1', 'lift 3'])).toBe(false)
    expect(end.covers(5, ['build 1'])).toBe(true)
    expect(end.covers(9, ['build 1', 'lift 3'])).toBe(true)
    expect(end.covers(9, ['lift 4'])).toBe(false)
  })

  it('is no end beside a throw: nobody gives up a throw by it', () => {
    const t = new Table(euronopoly, { seats: 2, starts: 0, place: { 0: 6 }, dice: [[2, 2]] })
    t.do(0, 'throw')
    expect(t.legal(0)).toEqual(expect.arrayContaining(['throw', 'endTurn']))
    const end = new StandingEnd(t.g.s.turns - 2, ['throw 0'])
    expect(selfAnswer(t.g, 0, { ...on, end })).toBeNull()
  })
})

describe('the throw of a player who has left jail', () => {
  const freed = () => {
    const t = new Table(classic, { seats: 2, starts: 0, jail: { 0: 1 } })
    t.do(0, 'payBail')
    return t.g
  }

  it('follows from the bail by the same tap, and from nothing else', () => {
    const g = freed()
    const answer = selfAnswer(g, 0, { ...on, last: 'payBail' })
    expect(answer).toMatchObject({ why: 'release' })
    expect(nameOf(g, answer!.action)).toBe('throw')
    for (const last of ['offer', 'throw', null] as const) expect(selfAnswer(g, 0, { ...on, last })).toBeNull()
    expect(selfAnswer(g, 0, { ...off, last: 'payBail' })).toBeNull()
  })

  it('is not made for a player who is still in jail', () => {
    const t = new Table(classic, { seats: 2, starts: 0, jail: { 0: 1 } })
    expect(selfAnswer(t.g, 0, { ...on, last: 'payBail' })).toBeNull()
  })
})
