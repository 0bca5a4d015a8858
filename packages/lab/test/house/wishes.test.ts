import { createBot } from '@hausregeln/bots'
import { defineBook, newGame, type Rulebook } from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { bookFaults } from '@hausregeln/engine/kit/book/book-faults.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { type BookChange, keyOf, keysOf, NO_CHANGE, type Step, withStep } from '@hausregeln/rulebooks/change/change.ts'
import { laid } from '@hausregeln/rulebooks/change/lay.ts'
import { type Found, faultsIn, foundIn, isWhole, resolve } from '@hausregeln/rulebooks/change/resolve.ts'
import { stepsText } from '@hausregeln/rulebooks/change/text.ts'
import { allChoices, houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import { withHouseParagraphs } from '@hausregeln/rulebooks/house/paragraphs.ts'
import { describe, expect, it } from 'vitest'
import { playLawfully } from '../../src/lawful.ts'

const CHAPTERS = [...houseChapters.values()].filter(({ title }) => title !== undefined)
const NUMBERS = numbersOf([...houseChapters.values()]).filter(({ list, unit }) => !list && unit !== 'space')

/** Up to four wishes at once for a built-in book: choices, numbers, chapters. The same seed gives the same. */
function randomWish(seed: number): { readonly base: Rulebook; readonly wish: BookChange } {
  const words = new Int32Array(4)
  seedGenerator(words, seed)
  const pick = <T>(list: readonly T[]): T => list[nextBelow(words, list.length)] as T
  const base = pick(rulebooks)
  let wish = NO_CHANGE
  for (let left = 1 + nextBelow(words, 4); left > 0; left--) wish = withStep(wish, base.def, stepOf(pick, base))
  return { base, wish }
}

function stepOf(pick: <T>(list: readonly T[]) => T, { book }: Rulebook): Step {
  const part = pick(['choices', 'choices', 'choices', 'chapters', 'numbers'] as const)
  if (part === 'choices') {
    const { policy, id } = pick(allChoices.filter(({ sentence }) => sentence.de !== '–'))
    return { part, name: policy, value: id }
  }
  if (part === 'chapters') {
    const { name } = pick(CHAPTERS)
    return { part, name, value: !book.chapters.has(name) }
  }
  const { name, least, most } = pick(NUMBERS)
  return { part, name, value: pick([least, Math.min(most, least + 7), Math.min(most, 500)]) }
}

function tell({ base, wish }: ReturnType<typeof randomWish>): string {
  const steps = (['choices', 'numbers', 'chapters'] as const).flatMap((part) =>
    Object.entries(wish[part]).map(([name, value]) => ({ part, name, value }) as Step),
  )
  return `${base.book.id}: ${stepsText(steps)}`
}

/** Whether a wish is so in a book. */
function holds(wish: BookChange, { def, book }: Rulebook): boolean {
  const settled: Readonly<Record<string, { readonly id: string } | undefined>> = settleChoices(def).settled
  const last = (policy: string, id: string) =>
    allChoices.some((one) => one.policy === policy && one.id === id && one.last)
  return (
    Object.entries(wish.choices).every(([policy, id]) =>
      settled[policy] === undefined ? last(policy, id) : settled[policy].id === id,
    ) &&
    Object.entries(wish.chapters).every(([name, isIn]) => book.chapters.has(name) === isIn) &&
    Object.entries(wish.numbers).every(([name, value]) => book.numbers[name] === value)
  )
}

function play({ book }: Rulebook, seed: number): void {
  const seats = book.minSeats
  const game = newGame(book, { seats, seed })
  const bots = Array.from({ length: seats }, () => createBot('random'))
  for (const bot of bots) bot.begin(seed)
  playLawfully(game, bots, 3, { slowEvery: 97 })
}

/** Every step that somebody could take beside a wish, apart from numbers that no fault names. */
function stepsBeside(base: Rulebook, wish: BookChange, found: Found): readonly Step[] {
  const said = new Set(keysOf(wish))
  const steps: Step[] = [
    ...[...houseChapters.keys()].map(
      (name): Step => ({ part: 'chapters', name, value: !base.book.chapters.has(name) }),
    ),
    ...allChoices.map(({ policy, id }): Step => ({ part: 'choices', name: policy, value: id })),
    ...found.added.map(({ step }) => step),
  ]
  return steps.filter((step) => !said.has(keyOf(step)))
}

const SEEDS = Array.from({ length: 60 }, (_, at) => at + 1)

describe('random wishes', () => {
  it('are refused with a sentence, or come to rules in which they hold, that can be played, and are settled for good', () => {
    const kinds = { settled: 0, ways: 0, refused: 0 }
    for (const seed of SEEDS) {
      const { base, wish } = randomWish(seed)
      const what = tell({ base, wish })
      const resolution = resolve(base.def, wish)
      kinds[resolution.kind]++
      for (const { de, en } of faultsIn(resolution))
        for (const told of [de, en]) expect(told, what).toMatch(/^.{10,}\.$/s)
      for (const { change } of foundIn(resolution)) {
        const rulebook = defineBook(withHouseParagraphs(laid(base.def, change), base.def))
        expect(holds(wish, rulebook), what).toBe(true)
        const again = resolve(base.def, change)
        expect(again.kind === 'settled' && again.found, what).toMatchObject({ change, added: [] })
        expect(bookFaults(rulebook.def), what).toEqual([])
        if (seed % 3 === 0) expect(() => play(rulebook, seed), what).not.toThrow()
      }
    }
    expect(Math.min(kinds.settled, kinds.ways, kinds.refused)).toBeGreaterThan(2)
  })

  it('of several ways each is the only one as soon as what tells it is wished for as well', () => {
    for (const seed of SEEDS) {
      const { base, wish } = randomWish(seed)
      const resolution = resolve(base.def, wish)
      if (resolution.kind !== 'ways') continue
      for (const { own, change } of resolution.ways) {
        const chosen = own.reduce((so, step) => withStep(so, base.def, step), wish)
        const only = resolve(base.def, chosen)
        expect(only.kind === 'settled' && laid(base.def, only.found.change).choose, tell({ base, wish })).toEqual(
          laid(base.def, change).choose,
        )
      }
    }
  })

  it('are not settled by fewer changes: no step does where two are needed, and no two, of many tried, where more are', () => {
    let tried = 0
    for (const seed of SEEDS) {
      const { base, wish } = randomWish(seed)
      const [found] = foundIn(resolve(base.def, wish))
      if (found === undefined || found.added.length === 0) continue
      const what = tell({ base, wish })
      expect(isWhole(base.def, wish), what).toBe(false)
      const steps = stepsBeside(base, wish, found)
      const sets = found.added.length < 2 ? [] : found.added.length < 3 ? steps.map((one) => [one]) : pairs(steps, seed)
      for (const set of sets) {
        const more = set.reduce((so, step) => withStep(so, base.def, step), wish)
        expect(isWhole(base.def, more), `${what} ${stepsText(set)}`).toBe(false)
      }
      tried += sets.length
    }
    expect(tried).toBeGreaterThan(2000)
  })
})

/** Some of all pairs of steps, each step in one of them at least. */
function pairs(steps: readonly Step[], seed: number): readonly (readonly Step[])[] {
  return steps.map((step, at) => [step, steps[(at * 7 + seed) % steps.length] ?? step])
}
