import { describe, expect, it } from 'vitest'
import { board } from '../../src/classic/board.ts'
import { CHANCE, chanceCard, DARK_BLUE, idleTurn, ORANGE, RED, STATIONS, table, UTILITIES } from './table.ts'

type Scene = Omit<Parameters<typeof table>[0], 'seats' | 'starts'>

/** What seat 0 owes seat 1 after moving to a space, as `amount (rule)`; `1+2` are the dice unless others are given. */
function rentAt(space: string, scene: Scene, dice: [number, number] = [1, 2]): string {
  const to = board.spaces.findIndex(({ name }) => name.de === space)
  const t = table({ seats: 2, starts: 0, ...scene, place: { 0: (to - dice[0] - dice[1] + 40) % 40 } })
  t.throws(0, dice)
  const due = t.last.find((event) => event.type === 'rentDue')
  expect(t.demands).toHaveLength(due === undefined ? 0 : 1)
  return due === undefined ? 'none' : `${due.amount} (${due.rule})`
}

describe('rent of streets', () => {
  it('K-3.2: the rent is printed on the deed and grows with the buildings', () => {
    for (const space of board.spaces) {
      if (space.kind !== 'street') continue
      const group = board.spaces.flatMap((other) =>
        'group' in other && other.group === space.group ? other.name.de : [],
      )
      for (const [level, rent] of space.rents.entries()) {
        if (level === 0) continue
        const scene = { own: { 1: group }, level: Object.fromEntries(group.map((street) => [street, level])) }
        expect(rentAt(space.name.de, scene), `${space.name.de} with ${level}`).toBe(`${rent} (K-3.2)`)
      }
      expect(rentAt(space.name.de, { own: { 1: [space.name.de] } })).toBe(`${space.rents[0]} (K-3.2)`)
    }
  })

  it('K-3.2: it doubles when the owner holds the whole group, in groups of two and of three', () => {
    expect(rentAt('Schlossallee', { own: { 1: DARK_BLUE } })).toBe('100 (K-3.2)')
    expect(rentAt('Wiener Straße', { own: { 1: ORANGE } })).toBe('28 (K-3.2)')
  })

  it('K-3.2: it does not double while one street of the group is another’s or the bank’s', () => {
    expect(rentAt('Wiener Straße', { own: { 1: ORANGE.slice(0, 2), 0: ['Berliner Straße'] } })).toBe('14 (K-3.2)')
    expect(rentAt('Wiener Straße', { own: { 1: ORANGE.slice(0, 2) } })).toBe('14 (K-3.2)')
  })

  it('K-3.2: it doubles also when other streets of the group are mortgaged', () => {
    const own = { 1: ORANGE }
    expect(rentAt('Wiener Straße', { own, mortgaged: ['Berliner Straße'] })).toBe('28 (K-3.2)')
    expect(rentAt('Wiener Straße', { own, mortgaged: ['Münchner Straße', 'Berliner Straße'] })).toBe('28 (K-3.2)')
  })

  it('K-3.2: built streets do not double, unbuilt ones of the same group do', () => {
    const scene = { own: { 1: RED }, level: { Theaterstraße: 1, Opernplatz: 1 } }
    expect(rentAt('Theaterstraße', scene)).toBe('90 (K-3.2)')
    expect(rentAt('Museumstraße', scene)).toBe('36 (K-3.2)')
  })
})

describe('no rent on a mortgage', () => {
  it('K-3.3: a mortgaged street, station or utility earns no rent', () => {
    for (const deed of ['Wiener Straße', 'Südbahnhof', 'Wasserwerk'])
      expect(rentAt(deed, { own: { 1: [deed] }, mortgaged: [deed] }), deed).toBe('none')
  })

  it('K-3.3: the visitor is told, citing the rule, and the owner has nothing to demand', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Turmstraße'] }, mortgaged: ['Turmstraße'] })
    t.throws(0, [1, 2])
    expect(t.lines('noRent')).toEqual(['noRent seat 0 owner 1 deed Turmstraße (K-3.3)'])
    expect([t.demands, t.may]).toEqual([[], []])
    t.refuses(1, 'demand', 'Turmstraße', 'noSuchDemand', 'K-3.1')
  })

  it('K-3.3: even when it is sent there by a card, no dice are thrown and nothing is due', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: UTILITIES }, mortgaged: ['Elektrizitätswerk'], place: { 0: 4 } })
    t.cards(CHANCE, chanceCard.nextUtility)
    t.throws(0, [1, 2])
    expect([t.place(0), t.demands]).toEqual(['Elektrizitätswerk', []])
  })
})

describe('rent of stations and utilities', () => {
  it('K-3.4: a station costs 25, 50, 100 or 200 by the number its owner has', () => {
    expect([1, 2, 3, 4].map((count) => rentAt('Südbahnhof', { own: { 1: STATIONS.slice(0, count) } }))).toEqual([
      '25 (K-3.4)',
      '50 (K-3.4)',
      '100 (K-3.4)',
      '200 (K-3.4)',
    ])
    for (const station of STATIONS) expect(rentAt(station, { own: { 1: STATIONS } })).toBe('200 (K-3.4)')
  })

  it('K-3.4: stations of other players do not count', () => {
    const own = { 0: ['Westbahnhof'], 1: ['Südbahnhof', 'Hauptbahnhof'] }
    expect(rentAt('Südbahnhof', { own })).toBe('50 (K-3.4)')
  })

  it('K-3.4: a utility costs four times the dice that brought the player there, ten times with both', () => {
    expect(rentAt('Wasserwerk', { own: { 1: ['Wasserwerk'] } }, [1, 2])).toBe('12 (K-3.4)')
    expect(rentAt('Wasserwerk', { own: { 1: ['Wasserwerk'] } }, [6, 5])).toBe('44 (K-3.4)')
    expect(rentAt('Elektrizitätswerk', { own: { 1: UTILITIES } }, [1, 2])).toBe('30 (K-3.4)')
    expect(rentAt('Wasserwerk', { own: { 0: ['Elektrizitätswerk'], 1: ['Wasserwerk'] } })).toBe('12 (K-3.4)')
  })

  it('K-3.4: mortgaged stations and utilities count for the number', () => {
    const stations = { own: { 1: STATIONS }, mortgaged: STATIONS.slice(1) }
    expect(rentAt('Südbahnhof', stations)).toBe('200 (K-3.4)')
    expect(rentAt('Wasserwerk', { own: { 1: UTILITIES }, mortgaged: ['Elektrizitätswerk'] })).toBe('30 (K-3.4)')
  })

  it('K-3.4: sent to a utility by a card the visitor throws both dice for the amount', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Elektrizitätswerk'] }, place: { 0: 4 } })
    t.cards(CHANCE, chanceCard.nextUtility)
    t.throws(0, [1, 2], [3, 4])
    expect(t.lines('thrownForRent', 'rentDue')).toEqual([
      'thrownForRent seat 0 dieA 3 dieB 4 dieC 0 (K-3.4)',
      'rentDue seat 0 owner 1 deed Elektrizitätswerk amount 70 (K-3.4)',
    ])
  })

  it('K-3.4: by a card it is ten times for both utilities too, not more', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: UTILITIES }, place: { 0: 4 } })
    t.cards(CHANCE, chanceCard.nextUtility)
    t.throws(0, [1, 2], [6, 6])
    expect(t.demands).toEqual(['0 owes 1 120 for Elektrizitätswerk'])
  })

  it('K-3.4: a throw for rent is never doubles, and does not undo the doubles of the move', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Elektrizitätswerk'] }, place: { 0: 4 } })
    t.cards(CHANCE, chanceCard.nextUtility)
    t.throws(0, [1, 2], [5, 5])
    t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
    const doubles = table({ seats: 2, starts: 0, own: { 1: ['Elektrizitätswerk'] }, place: { 0: 1 } })
    doubles.cards(CHANCE, chanceCard.nextUtility)
    doubles.throws(0, [3, 3], [1, 2])
    expect(doubles.legal(0)[0]).toBe('throw')
  })

  it('K-3.4: a throw for rent is neither the third doubles nor one of three', () => {
    const own = { 0: ['Badstraße', 'Turmstraße', 'Westbahnhof'], 1: ['Elektrizitätswerk'] }
    const t = table({ seats: 2, starts: 0, own, place: { 0: 39 } })
    t.throws(0, [2, 2])
    t.cards(CHANCE, chanceCard.nextUtility)
    t.throws(0, [2, 2], [6, 6])
    expect([t.inJail(0), t.place(0)]).toEqual([false, 'Elektrizitätswerk'])
    t.throws(0, [1, 2])
    expect([t.place(0), t.inJail(0)]).toEqual(['Westbahnhof', false])
  })

  it('K-3.4: a throw for rent does not close the window of other demands', () => {
    const own = { 1: ['Turmstraße', 'Elektrizitätswerk'] }
    const t = table({ seats: 2, starts: 0, own, place: { 0: 1 } })
    t.throws(0, [1, 1])
    t.cards(CHANCE, chanceCard.nextUtility)
    t.throws(0, [2, 2], [1, 3])
    expect(t.demands).toEqual(['0 owes 1 4 for Turmstraße', '0 owes 1 40 for Elektrizitätswerk'])
  })

  it('K-3.4: the owner leaves while the dice for the rent are in the air: nothing is due', () => {
    const t = table({ seats: 3, starts: 0, own: { 1: ['Elektrizitätswerk'] }, place: { 0: 4 } })
    t.cards(CHANCE, chanceCard.nextUtility)
    t.dice([1, 2])
    t.withheld(() => {
      t.do(0, 'throw')
      t.falls()
      t.falls()
      t.resign(1)
    })
    t.do(2, 'bid', 1)
    t.do(0, 'pass')
    expect([t.owner('Elektrizitätswerk'), t.demands, t.legal(0)[0]]).toEqual([2, [], 'endTurn'])
  })

  it('K-3.4: the next visitor by dice pays by their own throw, not by that of a card', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Elektrizitätswerk'] }, place: { 0: 4 } })
    t.cards(CHANCE, chanceCard.nextUtility)
    t.throws(0, [1, 2], [3, 4])
    t.do(0, 'endTurn')
    idleTurn(t)
    t.g.s.place[0] = 9
    t.throws(0, [1, 2])
    expect(t.demands).toEqual(['0 owes 1 12 for Elektrizitätswerk'])
  })

  it('K-3.4: sent to a station by a card the visitor owes double, whatever the number', () => {
    for (const [count, amount] of [
      [1, 50],
      [2, 100],
      [3, 200],
      [4, 400],
    ] as const) {
      const t = table({ seats: 2, starts: 0, own: { 1: STATIONS.slice(0, count) }, place: { 0: 33 } })
      t.cards(CHANCE, chanceCard.nextStation)
      t.throws(0, [1, 2])
      expect(t.demands).toEqual([`0 owes 1 ${amount} for Südbahnhof`])
    }
  })

  it('K-3.4: the double rent of a card does not stick to the next landing of the same turn', () => {
    const own = { 1: ['Südbahnhof', 'Westbahnhof'] }
    const t = table({ seats: 2, starts: 0, own, place: { 0: 30 } })
    t.cards(CHANCE, chanceCard.nextStation)
    t.throws(0, [3, 3])
    t.throws(0, [5, 5])
    expect(t.demands).toEqual(['0 owes 1 100 for Südbahnhof', '0 owes 1 50 for Westbahnhof'])
  })
})
