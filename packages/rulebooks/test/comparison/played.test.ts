import { describe, expect, it } from 'vitest'
import { compareRulebooks } from '../../src/comparison.ts'
import { rulebooks } from '../../src/index.ts'
import { Bench, type Play, plain } from './bench.ts'
import { endAndBoard, optionPlays } from './end-and-options.ts'
import { moneyAndDice } from './money-and-dice.ts'
import { property } from './property.ts'
import { rentAndBuilding } from './rent-and-building.ts'
import { spacesAndJail } from './spaces-and-jail.ts'
import { debt, trade } from './trade-and-debt.ts'

const rows = compareRulebooks(rulebooks)

/** By the question of a row: how its answer is found by playing. */
const plays: Readonly<Record<string, Play>> = {
  ...moneyAndDice,
  ...property,
  ...rentAndBuilding,
  ...spacesAndJail,
  ...trade,
  ...debt,
  ...endAndBoard,
  ...optionPlays(rulebooks.flatMap(({ book }) => book.options)),
}

describe('the comparison says of each rulebook what happens when it is played with nothing chosen', () => {
  it('in every row: each is played, and nothing is played that is not told', () => {
    const told = rows.map(({ label }) => label.en)
    expect(Object.keys(plays).toSorted()).toEqual(told.toSorted())
  })

  describe.each(rulebooks.map((rulebook, at) => ({ id: rulebook.book.id, rulebook, at })))(
    '$id',
    ({ rulebook, at }) => {
      it.each(rows.map(({ label, values }) => [label.en, plain(values[at]?.en ?? '')]))(
        '%s: %s',
        (question, answer) => {
          expect(plays[question]?.(new Bench(rulebook))).toBe(answer)
        },
      )
    },
  )
})
