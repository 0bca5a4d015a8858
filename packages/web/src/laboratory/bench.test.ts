import { newHeader, Session, view } from '@hausregeln/engine'
import { loadRulebook } from '@hausregeln/rulebooks/load.ts'
import { describe, expect, it } from 'vitest'
import { type SeenAt, WorkBench } from './bench.ts'

async function seenAt(id: string): Promise<SeenAt> {
  const rulebook = await loadRulebook(id)
  if (rulebook === undefined) throw new Error(`no rulebook ${id}`)
  const players = ['Ada', 'Otto'].map((name) => ({ name, bot: null }))
  const header = newHeader(rulebook.book, {
    seats: players.map(({ name }) => ({ name })),
    options: {},
    chance: { kind: 'seed', seed: 1 },
  })
  const { game } = new Session(rulebook.book, header)
  const seat = game.s.turnSeat
  return { book: { rulebook: id }, moment: { view: view(game, seat).bytes, seat, players, games: 1, seed: 1 } }
}

describe('a worker of the laboratory', () => {
  it('plays on from what a seat at a table is shown', async () => {
    const bench = new WorkBench()
    expect(await bench.setSeen(await seenAt('simplified'))).toBeNull()
    expect(bench.play(0)).toHaveProperty('counsel.dangers.0.style', 'steady')
  })

  it('says which rulebook is missing', async () => {
    const seen = await seenAt('simplified')
    const bench = new WorkBench()
    expect(await bench.setSeen({ ...seen, book: { rulebook: 'nowhere' } })).toContain('nowhere')
    expect(() => bench.play(0)).toThrow('No experiment')
  })
})
