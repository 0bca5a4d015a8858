import { createBot } from '@hausregeln/bots'
import type { Scene } from '@hausregeln/chapters/testing/script.ts'
import { type Move, moveOf } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { ORANGE, Player } from './player.ts'

/** What a bot of this name does in its turn after its throw, until it ends it; nobody minds where it stands. */
function turnOf(name: string, scene: Partial<Scene>): Move['do'][] {
  const { t } = new Player({ seats: 4, starts: 0, place: { 0: 17 }, ...scene })
  t.throws(0, [1, 2])
  const bot = createBot(name)
  bot.begin(5)
  const done: Move['do'][] = []
  for (let last = ''; last !== 'endTurn'; ) {
    const move = moveOf(t.g, bot.decide(t.g.shown, 0, t.g.terms))
    last = move.do
    done.push(move.do)
    t.g.terms.clear()
    const { do: kind, seat, ...rest } = move as Move & { readonly deed?: number }
    t.do(seat, kind, ...(rest.deed === undefined ? [] : [t.names.deedName(rest.deed)]))
  }
  return done
}

const houses = (done: readonly string[]) => done.filter((kind) => kind === 'build').length

describe('characters', () => {
  it('the careful one builds less with the same money, the gambler more, before they must pay rents (K-5.1)', () => {
    const scene = {
      own: { 0: ORANGE, 1: ['Parkstraße', 'Schlossallee', 'Rathausplatz', 'Hauptstraße', 'Bahnhofstraße'] },
      cash: { 0: 700 },
      level: { Parkstraße: 2, Schlossallee: 2 },
    }
    const [careful, steady, gambler] = ['careful', 'steady', 'gambler'].map((name) => houses(turnOf(name, scene)))
    expect(careful).toBeLessThan(steady ?? 0)
    expect(gambler).toBeGreaterThanOrEqual(steady ?? 0)
    expect(gambler).toBeGreaterThan(careful ?? 0)
  })

  it('the trader sells for money to who has never sold, steady not (K-7.1)', () => {
    const answer = (name: string) => {
      const scene = { seats: 4, starts: 1, own: { 0: ['Münchner Straße'], 1: ['Wiener Straße'] }, cash: { 1: 3000 } }
      const { t } = new Player(scene)
      t.do(1, 'offer', { to: 0, give: { cash: 900 }, get: { deeds: ['Münchner Straße'] } })
      const bot = createBot(name)
      bot.begin(5)
      return moveOf(t.g, bot.consider(t.g.shown, 0, t.g.terms)).do
    }
    expect(answer('trader')).toBe('accept')
    expect(answer('steady')).toBe('refuse')
  })

  it('who bears a grudge deals no more with who has refused, until they have given up a deed (K-7.1)', () => {
    const answer = (name: string, refusals: number, parted: number) => {
      const own = {
        0: ['Münchner Straße', 'Theaterstraße', 'Museumstraße'],
        1: ['Wiener Straße', 'Berliner Straße', 'Opernplatz'],
      }
      const { t } = new Player({ seats: 4, starts: 1, own })
      t.g.s.parts.trade.declined[1] = refusals
      t.g.s.parts.trade.parted[1] = parted
      t.do(1, 'offer', { to: 0, give: { deeds: ['Opernplatz'] }, get: { deeds: ['Münchner Straße'] } })
      const bot = createBot(name)
      bot.begin(5)
      return moveOf(t.g, bot.consider(t.g.shown, 0, t.g.terms)).do
    }
    expect([answer('grudge', 0, 0), answer('grudge', 1, 0), answer('grudge', 1, 1)]).toEqual([
      'accept',
      'refuse',
      'accept',
    ])
    expect(answer('steady', 1, 0)).toBe('accept')
  })
})
