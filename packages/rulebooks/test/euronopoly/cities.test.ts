import { describe, expect, it } from 'vitest'
import { BALTIC, card, EVENTS, NORTH, RADAR, SOUTH, south, table } from './table.ts'

describe('a free city', () => {
  it('E-5.1: may be bought at its price, or left to the bank; there is no auction', () => {
    const buying = table({ seats: 2, starts: 0, place: { 0: 20 } })
    buying.throws(0, [2, 4])
    expect(buying.legal(0)).toEqual(['buy', 'decline'])
    buying.do(0, 'buy')
    expect([buying.owner('Athen'), buying.cash(0), buying.payments]).toEqual([0, 2000, ['0 → bank 1000 (E-5.1)']])
    const leaving = table({ seats: 2, starts: 0, place: { 0: 20 } })
    leaving.throws(0, [2, 4])
    leaving.do(0, 'decline')
    expect([leaving.owner('Athen'), leaving.waitsFor, leaving.legal(0)]).toEqual([null, 'turn', ['endTurn']])
  })

  it('E-5.1: only where the piece has landed, and the one who landed there', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Athen'] }, place: { 0: 20, 1: 'Madrid' } })
    t.throws(0, [2, 4])
    expect(t.place(0)).toBe('Athen')
    t.refuses(0, 'buy', 'nothingForSale', 'E-5.1')
    t.refuses(1, 'buy', 'notYourTurn', 'E-2.1')
    expect(t.owner('Madrid')).toBe(null)
  })

  it('E-5.1: not for more than the cash', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 20 }, cash: { 0: 990 } })
    t.throws(0, [2, 4])
    t.refuses(0, 'buy', 'cannotAfford', 'E-5.1')
    t.do(0, 'decline')
  })

  it('E-5.2: the first plot of a group keeps all others from it', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 20, 1: 20 } })
    t.throws(0, [2, 4])
    t.do(0, 'buy')
    expect(t.lines('claimed')).toEqual(['claimed seat 0 deed Athen (E-5.2)'])
    t.do(0, 'endTurn')
    t.throws(1, [3, 5])
    expect(t.lines('notForSale')).toEqual(['notForSale seat 1 deed Lissabon holder 0 (E-5.2)'])
    t.refuses(1, 'buy', 'claimOfOther', 'E-5.2')
    expect(t.legal(1)).toEqual(['endTurn'])
  })

  it('E-5.2: the holder buys on, and the claim lasts as long as they own a plot of the group', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Athen', 'Lissabon'] }, place: { 0: 20, 1: 24 } })
    t.do(0, 'sellDeed', 'Athen')
    expect(t.lines('claimLapsed')).toEqual([])
    t.throws(0, [2, 4])
    t.do(0, 'buy')
    t.do(0, 'endTurn')
    t.throws(1, [1, 4])
    t.refuses(1, 'buy', 'claimOfOther', 'E-5.2')
    t.do(1, 'endTurn')
    t.do(0, 'sellDeed', 'Athen')
    t.do(0, 'sellDeed', 'Lissabon')
    expect(t.lines('claimLapsed')).toEqual(['claimLapsed seat 0 deed Lissabon (E-5.2)'])
    t.throws(0, [1, 3])
    t.do(0, 'endTurn')
    t.g.s.place[1] = 20
    t.throws(1, [2, 4])
    t.do(1, 'buy')
    expect(t.owner('Athen')).toBe(1)
  })

  it('E-5.3: a player with one plot of a group must have two before beginning another', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Helsinki'] }, place: { 0: 20 } })
    t.throws(0, [2, 4])
    expect(t.lines('notForSale')).toEqual(['notForSale seat 0 deed Athen holder -1 (E-5.3)'])
    t.refuses(0, 'buy', 'claimsIncomplete', 'E-5.3')
  })

  it('E-5.3: in all groups that the player has a claim on', () => {
    const own = [...NORTH.slice(0, 2), 'Tallinn']
    const thin = table({ seats: 2, starts: 0, own: { 0: own }, place: { 0: 20 } })
    thin.throws(0, [2, 4])
    thin.refuses(0, 'buy', 'claimsIncomplete', 'E-5.3')
    const enough = table({ seats: 2, starts: 0, own: { 0: [...own, 'Riga'] }, place: { 0: 20 } })
    enough.throws(0, [2, 4])
    enough.do(0, 'buy')
    expect(enough.owner('Athen')).toBe(0)
  })

  it('E-5.3: in their own group players buy on all the same', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Athen', 'Tallinn'] }, place: { 0: 20 } })
    t.throws(0, [3, 5])
    t.do(0, 'buy')
    expect(t.owner('Lissabon')).toBe(0)
  })
})

/** Seat 0 lands on Athens with what it owns of the south. */
function atAthens(owned: readonly string[], levels: Record<string, number> = {}, cash = 9000) {
  const t = table({ seats: 2, starts: 0, own: { 0: owned }, level: levels, place: { 0: 20 }, cash: { 0: cash } })
  t.throws(0, [2, 4])
  return t
}

/** Builds as high as the rules allow, one level after the other, and returns the level. */
function buildsUp(t: ReturnType<typeof atAthens>, city: string): number {
  while (t.legal(0).includes(`build ${city}`)) t.do(0, 'build', city)
  return t.level(city)
}

describe('building', () => {
  it('E-5.4: nine levels, of which the villa is the highest; the rent rises with each as printed', () => {
    const rents = [30, 160, 400, 1050, 1300, 1600, 2300, 2600, 2900, 4000]
    for (const [level, rent] of rents.entries()) {
      const t = table({
        seats: 2,
        starts: 0,
        own: { 1: SOUTH },
        level: south(level, Math.min(level, 3), Math.min(level, 3)),
        place: { 0: 20 },
        cash: { 0: 4000 },
      })
      t.throws(0, [2, 4])
      expect(t.payments).toEqual([`0 → 1 ${rent} (E-2.1)`])
    }
    const t = atAthens(SOUTH, south(9, 3, 3))
    t.refuses(0, 'build', 'Athen', 'fullyBuilt', 'E-5.4')
  })

  it('E-5.4: an unbuilt whole group earns no more than its single plots', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: SOUTH }, place: { 0: 20 } })
    t.throws(0, [2, 4])
    expect(t.payments).toEqual(['0 → 1 30 (E-2.1)'])
  })

  it('E-5.4: there is no stock that runs out: villas on all plots', () => {
    const t = table({ seats: 2, starts: 0 })
    expect(t.stock).toEqual([216, 0])
  })

  it('E-5.5: with one plot of the group at most one apartment', () => {
    const t = atAthens(['Athen'])
    t.do(0, 'build', 'Athen')
    t.refuses(0, 'build', 'Athen', 'ladderTooHigh', 'E-5.5')
  })

  it('E-5.5: with two at most two on each', () => {
    const t = atAthens(['Athen', 'Madrid'])
    expect([buildsUp(t, 'Athen'), buildsUp(t, 'Madrid')]).toEqual([2, 2])
    t.refuses(0, 'build', 'Madrid', 'ladderTooHigh', 'E-5.5')
  })

  it('E-5.5: a holiday home needs an apartment on each of the others', () => {
    const t = atAthens(SOUTH, south(2, 1, 0))
    t.refuses(0, 'build', 'Athen', 'ladderTooHigh', 'E-5.5')
    t.do(0, 'build', 'Madrid')
    expect(buildsUp(t, 'Athen')).toBe(5)
  })

  it('E-5.5: two homes need two apartments, a villa a holiday home on each of the others', () => {
    const homes = atAthens(SOUTH, south(5, 2, 1))
    homes.refuses(0, 'build', 'Athen', 'ladderTooHigh', 'E-5.5')
    homes.do(0, 'build', 'Madrid')
    expect(buildsUp(homes, 'Athen')).toBe(8)
    const villa = atAthens(SOUTH, south(8, 3, 2))
    villa.refuses(0, 'build', 'Athen', 'ladderTooHigh', 'E-5.5')
    villa.do(0, 'build', 'Madrid')
    expect(buildsUp(villa, 'Athen')).toBe(9)
  })

  it('E-5.5: what the highest plot needs of the others holds at every level, when they are sold too', () => {
    const least = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]
    for (let level = 3; level <= 9; level++) {
      const needed = least[level] ?? 0
      const t = table({ seats: 2, starts: 0, own: { 0: SOUTH }, level: south(level, needed, needed + 1) })
      t.refuses(0, 'sell', 'Lissabon', 'ladderTooLow', 'E-5.5')
      t.do(0, 'sell', 'Madrid')
      t.refuses(0, 'sell', 'Madrid', 'ladderTooLow', 'E-5.5')
      expect(SOUTH.map((city) => t.level(city))).toEqual([level, needed, needed])
    }
  })

  it('E-5.5: with all three the first two levels need nothing', () => {
    const t = atAthens(SOUTH)
    expect(buildsUp(t, 'Athen')).toBe(2)
  })

  it('E-5.6: a player on their own plot builds on all their plots of the group, any number, at their price', () => {
    const t = atAthens(SOUTH)
    for (const city of ['Madrid', 'Lissabon', 'Athen', 'Lissabon']) t.do(0, 'build', city)
    expect([SOUTH.map((city) => t.level(city)), t.cash(0)]).toEqual([[1, 2, 1], 9000 - 4 * 300])
    expect(t.payments).toEqual(['0 → bank 300 (E-5.6)'])
  })

  it('E-5.6: not elsewhere, not before the throw, not on what is another’s', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: [...SOUTH, ...BALTIC], 1: NORTH }, place: { 0: 20 } })
    t.g.s.throwsMade = 1
    t.refuses(0, 'build', 'Athen', 'buildsInGroupHere', 'E-5.6')
    t.throws(0, [2, 4])
    t.refuses(0, 'build', 'Tallinn', 'buildsInGroupHere', 'E-5.6')
    t.refuses(0, 'build', 'Helsinki', 'notYourDeed', 'E-5.1')
    t.do(0, 'build', 'Athen')
    t.do(0, 'endTurn')
    t.refuses(0, 'build', 'Athen', 'notYourTurn', 'E-2.1')
  })

  it('E-5.6: landing on another’s plot or a free one of the group is not enough', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Athen', 'Lissabon'] }, place: { 0: 21 } })
    t.throws(0, [3, 5])
    t.do(0, 'decline')
    t.refuses(0, 'build', 'Athen', 'buildsInGroupHere', 'E-5.6')
  })

  it('E-5.6: not for more than the cash, nor where there is no city', () => {
    const t = atAthens([...SOUTH, 'Zoll Narwa'], {}, 290)
    t.refuses(0, 'build', 'Athen', 'buildTooDear', 'E-5.6')
    t.refuses(0, 'build', 'Zoll Narwa', 'notAStreet', 'E-5.6')
  })

  it('E-5.6: a card that leads to a plot of your own is a landing', () => {
    const t = table({
      seats: 2,
      starts: 0,
      own: { 0: ['Athen'] },
      place: { 0: 12 },
      cards: { [EVENTS]: [card.toAthens] },
    })
    t.throws(0, [1, 4])
    t.do(0, 'build', 'Athen')
    expect(t.level('Athen')).toBe(1)
  })

  it('E-5.7: not on the landing at which a plot of the group was bought', () => {
    const t = atAthens(['Lissabon'])
    t.do(0, 'buy')
    t.refuses(0, 'build', 'Athen', 'justBought', 'E-5.7')
    t.refuses(0, 'build', 'Lissabon', 'justBought', 'E-5.7')
  })

  it('E-5.7: but at the next, before a further throw of the turn even, from afar', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Lissabon'] }, place: { 0: 20, 1: 'Madrid' }, cash: { 0: 9000 } })
    t.throws(0, [3, 3])
    t.do(0, 'buy')
    t.do(0, 'buildRemote', 'Athen')
    expect(t.level('Athen')).toBe(1)
  })

  it('E-5.7: not before the throw at which a plot was bought from afar, but on the landing after it', () => {
    const t = table({
      seats: 2,
      starts: 0,
      own: { 0: ['Athen', 'Lissabon'] },
      place: { 0: 20, 1: 'Madrid' },
      cash: { 0: 9000 },
    })
    t.do(0, 'buyRemote', 'Madrid')
    t.refuses(0, 'buildRemote', 'Athen', 'justBought', 'E-5.7')
    t.throws(0, [2, 4])
    t.do(0, 'build', 'Athen')
    expect(t.level('Athen')).toBe(1)
  })
})

describe('customs and radar', () => {
  it('E-6.1: may be bought by anyone who lands there, with a thin claim too, and give no claim', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Athen'], 1: ['Zoll Brenner'] }, place: { 0: 20, 1: 11 } })
    t.throws(0, [1, 4])
    t.do(0, 'buy')
    expect([t.owner('Zoll Gibraltar'), t.payments]).toEqual([0, ['0 → bank 1000 (E-5.1)']])
    expect(t.lines('claimed')).toEqual([])
    t.do(0, 'endTurn')
    t.throws(1, [1, 3])
    t.do(1, 'buy')
    expect(t.owner('Zoll Öresund')).toBe(1)
  })

  it('E-6.1: are never built on', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: RADAR }, place: { 0: 1 }, cash: { 0: 9000 } })
    t.throws(0, [1, 1])
    expect(t.place(0)).toBe('Radar Tunnel')
    t.refuses(0, 'build', 'Radar Tunnel', 'notAStreet', 'E-5.6')
  })

  it('E-6.2: with every further customs station of its owner the rent of each grows', () => {
    const stations = ['Zoll Gibraltar', 'Zoll Narwa', 'Zoll Brenner', 'Zoll Öresund']
    const rents = stations.map((_, index) => {
      const t = table({ seats: 2, starts: 0, own: { 1: stations.slice(0, index + 1) }, place: { 0: 20 } })
      t.throws(0, [1, 4])
      return t.cash(1) - 3000
    })
    for (const [index, rent] of rents.entries()) expect(rent).toBeGreaterThan(rents[index - 1] ?? 0)
  })

  it('E-6.2: customs ask 150, 300, 450, 600 by how many their owner has', () => {
    const stations = ['Zoll Gibraltar', 'Zoll Narwa', 'Zoll Brenner', 'Zoll Öresund']
    const rents = stations.map((_, index) => {
      const t = table({ seats: 2, starts: 0, own: { 1: stations.slice(0, index + 1) }, place: { 0: 20 } })
      t.throws(0, [1, 4])
      expect(t.lines('rentDue')[0]).toContain('(E-6.2)')
      return t.cash(1) - 3000
    })
    expect(rents).toEqual([150, 300, 450, 600])
  })

  it('E-6.3: after a move by a card the last throw counts', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Radar Küste', 'Radar Allee'] }, place: { 0: 22 } })
    t.written(EVENTS, 'back', 4)
    t.throws(0, [1, 4])
    expect([t.place(0), t.payments]).toEqual(['Radar Küste', ['0 → 1 500 (E-2.1)']])
  })

  it('E-6.3: radar traps ask fifty times the throw, once for each that their owner has', () => {
    const traps = ['Radar Küste', 'Radar Tunnel', 'Radar Brücke', 'Radar Allee']
    const rents = [1, 2, 3, 4].map((owned) =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => {
        const own = { 1: traps.slice(0, owned) }
        const t = table({ seats: 2, starts: 0, own, place: { 0: 23 - sum }, cash: { 0: 5000 } })
        t.throws(0, [Math.ceil(sum / 2), Math.floor(sum / 2)])
        expect(t.lines('rentDue')[0]).toContain('(E-6.3)')
        return t.cash(1) - 3000
      }),
    )
    expect(rents).toEqual([
      [100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600],
      [200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200],
      [300, 450, 600, 750, 900, 1050, 1200, 1350, 1500, 1650, 1800],
      [400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400],
    ])
  })
})
