import type { PartKind } from '@hausregeln/engine'
import { classic, euronopoly, exchange, simplified, stadium } from '@hausregeln/rulebooks'
import { changeOf } from '@hausregeln/rulebooks/change/change.ts'
import { bend, bentFirst } from '@hausregeln/rulebooks/house/bend.ts'
import { readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { expect, it } from 'vitest'

/** Which sentences of a part still hold, by their numbers. */
function standing(rulebook: Parameters<typeof readRules>[0], id: string, kind: PartKind): readonly number[] {
  const clauses = readRules(rulebook)
    .get(id)
    ?.parts.find((part) => part.kind === kind)?.clauses
  return (clauses ?? []).flatMap(({ holds }, at) => (holds ? [at + 1] : []))
}

/** What the house rules of a rulebook say. */
function houseRules(rulebook: Parameters<typeof readRules>[0]): readonly string[] {
  return [...readRules(rulebook)].flatMap(([id, { parts }]) =>
    id.startsWith('H-')
      ? parts.flatMap(({ clauses }) => clauses.map(({ text }) => text.en.replaceAll('\u00a0', ' ')))
      : [],
  )
}

/** What a house rule says. */
function said(rulebook: Parameters<typeof readRules>[0], id: string | undefined): string {
  const parts = readRules(rulebook).get(id ?? '')?.parts ?? []
  const texts = parts.flatMap(({ clauses }) => clauses.map(({ text }) => text.en))
  return texts.join(' ').replaceAll('\u00a0', ' ')
}

it('S-11.2: with one attempt there are three ways out where bail can be paid before it, and else it says no bail', () => {
  expect(standing(bend(stadium, { numbers: { attempts: 1 } }), 'S-11.2', 'source')).toEqual([1, 2, 3])
  const refused = bend(stadium, { numbers: { attempts: 1 }, choices: { bailInLastTurn: 'refused' } })
  expect(standing(refused, 'S-11.2', 'source')).toEqual([3])
  const later = bend(stadium, { numbers: { attempts: 2 }, choices: { bailInLastTurn: 'refused' } })
  expect(standing(later, 'S-11.2', 'source')).toEqual([1, 2, 3])
})

it('K-4.2: with other attempts the ways out are told again, with each of their sums', () => {
  expect(houseRules(bend(classic, { numbers: { attempts: 5 } }))).toContain(
    'Out of jail: doubles (attempts: 5), a jail card, or 50 thalers before the throw; after the last failure 50 thalers must be paid.',
  )
  // A sum alone is told by itself.
  expect(houseRules(bend(classic, { numbers: { lastBail: 70 } }))).toEqual(['Bail after the last failure: 70 thalers.'])
})

it('E-9.4, E-10.2, E-10.4: without sales before a throw, what is said of debts and of remote purchases stands', () => {
  const rulebook = bend(euronopoly, { chapters: { 'plot-sale': false } })
  expect(standing(rulebook, 'E-9.4', 'reading')).toEqual([1, 2, 3, 5, 6])
  expect([standing(rulebook, 'E-10.2', 'source'), standing(rulebook, 'E-10.4', 'source')]).toEqual([[2, 3], [2]])
})

it('K-1.2: where doubles throw no further time, nothing is said of what else would come of them', () => {
  const rules = houseRules(bend(classic, { choices: { doublesAgain: 'nothing' } }))
  expect(rules).toEqual(['Doubles: are a throw like any other.'])
})

it.each([
  [euronopoly, 'first-throw'],
  [euronopoly, 'speed-die'],
  [simplified, 'auction-open'],
  [classic, 'auction-sealed'],
  [classic, 'bank-debt'],
] as const)('a chapter by which nothing happens says that it has no effect: %#', (base, name) => {
  const rulebook = bend(base, { chapters: { [name]: true } })
  const [id = ''] = Object.entries(rulebook.ruleTexts).find(([, { tells }]) => tells?.includes(name)) ?? []
  expect(said(rulebook, id)).toMatch(/ This has no effect in this rulebook\.$/)
})

it('what is told again is cited where nothing stands of the paragraph that was', () => {
  const rulebook = bend(simplified, { choices: { startReached: 'inPassing' } })
  expect(said(rulebook, rulebook.book.rules.salary)).toBe('Salary in passing: 4,000 M.')
  expect(said(rulebook, rulebook.book.rules.salaryLand)).toBe('Salary on the start: 6,000 M.')
})

it('a sum on which a sentence only rests is told again where the one that named it has fallen', () => {
  const rules = houseRules(bentFirst(exchange, changeOf({ choices: { startReached: 'salary' } })))
  expect(rules).toContain('Salary in passing: €200.')
  expect(rules).toContain('Salary on the start: €400.')
})
