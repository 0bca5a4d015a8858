import { type LawsRun, lawTables, openLab, playersHere, runLaws, USUAL_CARE } from '@hausregeln/lab'
import { classic, rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'

const RUN: LawsRun = { games: 5, seed: 3, maxRounds: 12 }

const here = playersHere(await openLab())

describe('a run that holds a rulebook to the laws', () => {
  it.each(rulebooks)('$book.id: sits at tables of every size, with every option otherwise', (rulebook) => {
    const { minSeats, maxSeats, options } = rulebook.book
    const tables = lawTables(rulebook, 1, 500)
    expect(new Set(tables.map(({ seats }) => seats.length)).size).toBe(maxSeats - minSeats + 1)
    expect(tables).toHaveLength((maxSeats - minSeats + 1) * (options.length + 1))
    expect(new Set(tables.map(({ seed }) => seed)).size).toBe(tables.length)
    for (const { id, default: usual } of options) {
      const values = tables.flatMap((table) => table.options[id] ?? [])
      expect(values.length).toBeGreaterThan(0)
      expect(values).not.toContain(usual)
    }
  })

  it('plays exactly so many games, spread over its tables', async () => {
    const seats = new Set<number>()
    const done: number[] = []
    const outcome = await runLaws(
      classic,
      RUN,
      (table) => {
        seats.add(table.seats.length)
        return here.at(table, USUAL_CARE)
      },
      1,
      (games) => done.push(games),
    )
    expect(outcome.broken).toBeNull()
    expect(outcome.tally.games).toBe(RUN.games)
    expect(seats.size).toBeGreaterThan(2)
    expect(done.at(-1)).toBe(RUN.games)
  })

  it('goes on compiling to its end, since its tables share a program', async () => {
    const heard: (boolean | undefined)[] = []
    await runLaws(
      classic,
      { ...RUN, games: 200, maxRounds: 2 },
      (table) => (first, games, compiling) => {
        heard.push(compiling?.goesOn)
        return here.at(table, { slowEvery: 97 })(first, games)
      },
      1,
    )
    expect(heard.length).toBeGreaterThan(50)
    expect(new Set(heard)).toEqual(new Set([true]))
  })

  it('stops at the first game that goes wrong, and says at which table', async () => {
    const played: number[] = []
    const outcome = await runLaws(
      classic,
      RUN,
      (table) => async (first, games) => {
        played.push(table.seats.length)
        const part = await here.at(table, USUAL_CARE)(first, games)
        if (played.length < 3) return part
        return { ...part, fault: { game: first, seed: 1, step: 7, sentence: 'The law "…" is broken.' } }
      },
      1,
    )
    expect(played).toHaveLength(3)
    expect(outcome.broken?.table.seats).toHaveLength(played[2] ?? 0)
    expect(outcome.broken?.fault).toMatchObject({ step: 7 })
    expect(outcome.tally.games).toBe(3)
  })
})
