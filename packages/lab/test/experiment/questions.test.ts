import { classic, exchange, findRulebook, simplified } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { firstValues, laidTogether, playable, questionsOf, slidersOf } from '../../src/atlas/questions.ts'
import {
  answerOf,
  type CompareExperiment,
  type Comparison,
  curveOfPairs,
  curveValues,
  ExperimentError,
  experimentOf,
  openStudy,
  pairOf,
} from '../../src/experiment/index.ts'

const plain = ['plain', 'plain']

function answer(key: string) {
  const found = questionsOf(classic).flatMap(({ answers }) => answers)
  return found.find((one) => one.key === key)!
}

function played(experiment: unknown): Comparison {
  const { study } = openStudy(experimentOf(experiment), findRulebook)
  const sum = study.blank()
  for (let block = 0; block < study.blocks; block++) study.add(sum, study.play(block))
  return study.report(sum) as Comparison
}

describe('what can be asked of a rulebook', () => {
  it('is each of its questions, with what holds and all else that could, those first that arise', () => {
    const all = questionsOf(classic)
    const declined = all.find(({ key }) => key === 'declined')!
    expect(declined.now?.en).toBeTruthy()
    expect(declined.answers.map(({ key }) => key)).toContain('declined=staysWithBank')
    expect(declined.answers.map(({ label }) => label.en)).not.toContain(declined.now?.en)
    const keys = all.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const further = all.findIndex(({ answers }) => answers[0]?.key.startsWith('+'))
    expect(further).toBeGreaterThan(keys.indexOf('declined'))
  })

  it('can be two rules together, with what goes with both', () => {
    const laid = laidTogether(classic, [answer('declined=staysWithBank'), answer('freeParkingPot=1')])
    expect(laid).toMatchObject({ rules: { choices: { declined: 'staysWithBank' }, options: { freeParkingPot: 1 } } })
  })

  it('has numbers with a range that a slider can go through, what holds now on one of its steps', () => {
    for (const book of [classic, simplified, exchange])
      for (const slider of slidersOf(book)) {
        const { def, now, least, most, step } = slider
        expect((now - least) % step, def.name).toBe(0)
        expect(least).toBeGreaterThanOrEqual(def.least)
        expect(most).toBeLessThanOrEqual(def.most)
        expect(now).toBeLessThanOrEqual(most)
        const values = firstValues(slider, 5)
        expect(values).toContain(now)
        expect(values).toEqual([...new Set(values)].sort((a, b) => a - b))
      }
    const salary = slidersOf(classic).find(({ def }) => def.name === 'salaryPass')!
    expect([salary.now, salary.most]).toEqual([200, 800])
    expect(firstValues(salary, 5)).toEqual([0, 200, 400, 600, 800])
  })

  it.each([
    ['classic', 'housesBeforeHotel', 1, 4],
    ['classic', 'dealtDeeds', 0, 3],
    ['classic', 'salaryPass', 0, 800],
    ['simplified', 'bankCash', 200_000, 800_000],
  ] as const)('has numbers that slide as far as the rulebook can be played: %s %s', (id, name, least, most) => {
    const book = findRulebook(id)!
    const slider = slidersOf(book).find(({ def }) => def.name === name)!
    expect(playable(book, slider)).toMatchObject({ least, most })
  })
})

describe('a curve', () => {
  const side = { book: 'classic', bots: plain }
  const curve: CompareExperiment = experimentOf({
    format: 1,
    kind: 'compare',
    games: 50,
    seed: 2,
    maxRounds: 15,
    stops: false,
    curve: 'salaryPass',
    sides: [side, { ...side, name: '0', numbers: { salaryPass: 0 } }, { ...side, numbers: { salaryPass: 400 } }],
  }) as CompareExperiment

  it('comes to the same played value by value as at once, since all meet the same chance', () => {
    const whole = played(curve)
    const points = curveValues(curve).map((one) => ({ ...one, report: played(pairOf(curve, one.value)) }))
    expect(points.map(({ value, name }) => [value, name])).toEqual([
      [0, '0'],
      [400, '400'],
    ])
    const put = curveOfPairs(points, whole.curve!, 200)!
    expect(put.curve).toEqual(whole.curve)
    expect(put.sides.map(({ measures }) => measures)).toEqual(whole.sides.map(({ measures }) => measures))
    expect(put.sides.map(({ minutes }) => minutes)).toEqual(whole.sides.map(({ minutes }) => minutes))
    expect(put.differences).toEqual(whole.differences)
  })

  it('of a number that a side lacks is refused with its place', () => {
    const open = () => openStudy(experimentOf({ ...curve, curve: 'colours' }), findRulebook)
    expect(open).toThrow(ExperimentError)
    expect(open).toThrow('sides[0].numbers: There is no single number "colours" in this side’s rules.')
  })
})

describe('minutes', () => {
  it('are throws and decisions at the pace that is stated', () => {
    const side = { book: 'simplified', bots: plain }
    const asked = { format: 1, kind: 'compare', games: 50, seed: 1, maxRounds: 20, stops: false, sides: [side, side] }
    const minutes = (pace?: object) => played({ ...asked, ...(pace && { pace }) }).sides[0]!.minutes.value
    const [throws, decisions] = [minutes({ throw: 60, decision: 0 }), minutes({ throw: 0, decision: 60 })]
    expect(throws).toBeGreaterThan(20)
    expect(decisions).toBeGreaterThan(1)
    expect(minutes()).toBeCloseTo((throws + decisions) / 6, 9)
    const report = played(asked)
    expect(answerOf(report).en).toContain('a throw with all that follows in 10 s, a decision in 10 s')
  })
})
