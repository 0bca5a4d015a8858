import type { PolicyName, Rulebook } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import { differenceCount } from '@hausregeln/rulebooks/change/between.ts'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import { type Bases, bookFile, openBook } from '@hausregeln/rulebooks/file/index.ts'
import { expect, it } from 'vitest'
import { describedDifferences } from '../../rules/described/differences.ts'
import { build, openedIn } from './build.ts'
import { takenBack, yourDifferences } from './differences.ts'
import { type Draft, newDraft, withChange } from './draft.ts'
import { withChapter, withChoice } from './settle.ts'

const bases: Bases = (id) => rulebooks.find(({ book }) => book.id === id)

function baseOf(id: Parameters<Bases>[0]): Rulebook {
  const base = bases(id)
  if (base === undefined) throw new Error(`There is no rulebook "${id}".`)
  return base
}

/** A rulebook as a table gets it: out of a file that stands alone and says everything. */
function atTable(rulebook: Rulebook): Rulebook {
  const read = openBook({ ...bookFile(rulebook), id: 'own-rules' }, () => undefined)
  if (read.faults) throw new Error(read.faults.map(({ en }) => en).join(' '))
  return read.value.rulebook
}

type Change = (draft: Draft, base: Rulebook) => Draft

function choice(policy: PolicyName, id: string): Change {
  return (draft, base) => withChoice(draft, { rulebook: base, file: null }, policy, id)
}

function chapter(name: string, isIn: boolean): Change {
  return (draft, base) => withChapter(draft, { rulebook: base, file: null }, name, isIn)
}

const cash: Change = (draft) => withChange(draft, 'numbers', 'startCash', 2000, undefined)
const named: Change = (draft, { board }) => {
  const whole = boardFile(board)
  const spaces = (whole.spaces ?? []).map((space, at) =>
    at === 1 || at === 3 ? { ...space, name: `New ${at}` } : space,
  )
  return { ...draft, board: { ...whole, spaces } }
}

const CASES: readonly (readonly [string, Parameters<Bases>[0], readonly Change[]])[] = [
  ['choices', 'classic', [choice('declined', 'staysWithBank'), choice('feesToPot', 'taxesAndBailToPot'), cash]],
  ['a choice that brings a chapter', 'classic', [choice('declined', 'auctionSealed'), cash]],
  ['a choice that says what its chapter is', 'classic', [choice('onCards', 'mayDraw')]],
  ['bail that falls, for which one chapter comes and another goes', 'classic', [choice('jail', 'payOrStay')]],
  ['a chapter that goes', 'classic', [chapter('mortgage', false)]],
  ['another board', 'stadium', [named, cash]],
  ['a board with more fields than others', 'euronopoly', [named]],
  ['nothing', 'euronopoly', []],
  [
    'building by plots, which is never even',
    'classic',
    [choice('open', 'firstThrow'), choice('ladder', 'byPlots'), cash],
  ],
  [
    'a choice that a sealed auction makes anyhow',
    'classic',
    [choice('declined', 'auctionSealed'), choice('sealedPayment', 'everybody')],
  ],
  ['paying what is there, which an estate brings', 'classic', [choice('estate', 'isFree')]],
  [
    'a bank that ends the turn, which is finite',
    'classic',
    [choice('turnEnded', 'byBank'), choice('feesToPot', 'taxesAndBailToPot')],
  ],
  ['debts', 'classic', [choice('resign', 'indebted')]],
  ['repaying the bank', 'classic', [choice('income', 'repaysBank')]],
]

it('a wish for which chapters come and go is told by itself', () => {
  const base = baseOf('classic')
  const draft = choice('jail', 'payOrStay')(newDraft({ kind: 'house', id: 'classic' }), base)
  expect(listOf(draft, base).map(({ key }) => key)).toEqual(['choices.jail'])
})

/** Changes that bring differences along which are told by another name, or go without saying. */
const CHAINED = CASES.slice(-6)

it.each(CHAINED)('%s: whatever is listed is taken back alone, until nothing is left', (_, id, changes) => {
  const base = baseOf(id)
  const source = { rulebook: base, file: null }
  let draft = changes.reduce<Draft>((so, change) => change(so, base), newDraft({ kind: 'house', id }))
  for (let step = 0; step < 40; step++) {
    const [first] = listOf(draft, base)
    if (first === undefined) break
    draft = takenBack(draft, first, source, bases)
    expect(listOf(draft, base).map(({ key }) => key)).not.toContain(first.key)
  }
  expect(listOf(draft, base)).toEqual([])
})

function listOf(draft: Draft, base: Rulebook) {
  const source = { rulebook: base, file: null }
  const built = build(draft, source, bases)
  if (built === null) throw new Error('The draft cannot even be looked at.')
  return yourDifferences(draft, built, source)
}

it.each(CASES)('%s: the workshop, a link and a table list the same differences', (_, id, changes) => {
  const base = baseOf(id)
  const draft = changes.reduce<Draft>((so, change) => change(so, base), newDraft({ kind: 'house', id }))
  const built = build(draft, { rulebook: base, file: null }, bases)
  const opened = openedIn(built)
  if (built === null || opened === undefined) throw new Error('The draft cannot be played.')
  const list = inOrder(listOf(draft, base))
  expect(inOrder(describedDifferences(opened.rulebook, base))).toEqual(list)
  expect(inOrder(describedDifferences(atTable(opened.rulebook), base))).toEqual(list)
  expect(differenceCount(base, atTable(opened.rulebook))).toBe(list.length)
})

function inOrder(all: ReturnType<typeof describedDifferences>): readonly string[] {
  return all.map(({ key, label, before, after }) => [key, label.en, before.en, after.en].join(' | ')).sort()
}

it('a difference that does nothing says so, in the workshop, by a link and at a table', () => {
  const base = baseOf('exchange')
  const draft = choice('thirdDie', 'speedDie')(newDraft({ kind: 'house', id: 'exchange' }), base)
  const told = listOf(draft, base).filter(({ key }) => key === 'choices.thirdDie')
  expect(told.map(({ after }) => after.en)).toEqual([
    'the speed die, where the table plays with it. This has no effect in this rulebook.',
  ])
})
