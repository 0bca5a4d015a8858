import type { PolicyName } from '../../core/choice.ts'
import { LAST_NUMBER } from '../dice.ts'
import { isWhole, numberFault, quoted } from './amounts.ts'
import { type BoardNeeds, boardFaults } from './board-faults.ts'
import { chapterFaults, chipFaults } from './chapter-faults.ts'
import { wordFaults, wordsOf } from './lexicon.ts'
import { ruleFaults } from './rule-faults.ts'
import type { BookDef } from './rulebook.ts'
import { type Settled, settleChoices } from './settle-choices.ts'
import { type AllNumbers, settleNumbers } from './settle-numbers.ts'
import { shapeFaults } from './shape-faults.ts'
import { isDeed } from './spaces.ts'

/** The furthest that two dice move, and with the numbers of the speed die. */
const TWO_DICE = 12
const THREE_DICE = TWO_DICE + LAST_NUMBER

/** Why a rulebook cannot be played, in sentences: what each part lacks by itself, then what they lack together. */
export function bookFaults(def: BookDef): readonly string[] {
  const { settled, faults: choiceFaults } = settleChoices(def)
  const faults = [
    ...chapterFaults(def),
    ...choiceFaults,
    ...ruleFaults(def, settled),
    ...wordFaults(def.chapters),
    ...optionFaults(def),
    ...numberFault('The version', def.version, 1, 1e6),
  ]
  if (typeof def.id !== 'string' || def.id === '') faults.push('A rulebook has a name of its own, its id.')
  faults.push(...shapeFaults(def.board))
  if (faults.length > 0) return faults
  const { all, faults: numberFaults } = settleNumbers(def)
  faults.push(...numberFaults, ...boardFaults(def.board, boardNeeds(def, settled, all)))
  if (faults.length === 0) faults.push(...chipFaults(def), ...togetherFaults(def, settled, all))
  return faults
}

function boardNeeds({ chapters }: BookDef, settled: Settled, all: AllNumbers): BoardNeeds {
  const actions = chapters.flatMap((chapter) => chapter.actions ?? [])
  const builds = actions.some(({ name }) => name === 'build')
  return {
    furthest: settled.thirdDie.value === null ? TWO_DICE : THREE_DICE,
    streetRents: builds ? highestLevel(settled, all) + 1 : 1,
    effects: new Set(chapters.flatMap((chapter) => chapter.effects ?? [])),
  }
}

function highestLevel(settled: Settled, all: AllNumbers): number {
  const rungs = all.highest
  if (settled.ladder.value && typeof rungs === 'object') return Math.max(...rungs)
  return typeof all.housesBeforeHotel === 'number' ? all.housesBeforeHotel + 1 : 1
}

function optionFaults({ options, chapters }: BookDef): string[] {
  const faults: string[] = []
  const known = wordsOf(chapters).options
  const ids = options.map(({ id }) => id)
  options.forEach(({ id, min, max, default: usual }, at) => {
    const what = `Option ${quoted(id)}`
    if (!known.includes(id)) faults.push(`${what} is not known.`)
    if (ids.indexOf(id) !== at) faults.push(`${what} is offered twice.`)
    if (!isWhole(min, 0, max) || !isWhole(max, min, 1e6) || !isWhole(usual, min, max))
      faults.push(`${what} needs whole limits with its usual value between them.`)
  })
  return faults
}

/** What fits by itself, but not together. */
function togetherFaults({ board, chapters }: BookDef, settled: Settled, all: AllNumbers): string[] {
  const faults: string[] = []
  const { minSeats, maxSeats, startCash, bankCash } = all as Readonly<Record<string, number>>
  if (minSeats > maxSeats) faults.push(`At least ${minSeats} and at most ${maxSeats} players cannot be.`)
  if (bankCash !== undefined && bankCash < maxSeats * startCash)
    faults.push(`The bank has ${bankCash}, and ${maxSeats} players begin with ${maxSeats * startCash}.`)
  const has = (name: string) => chapters.some((chapter) => chapter.name === name)
  if (has('deal')) faults.push(...dealFaults(board, all as Readonly<Record<string, number>>))
  if (!has('shortage') && (all.houses !== 'unlimited' || all.hotels !== 'unlimited'))
    faults.push('Houses and hotels can run out, and no chapter says what happens then: "shortage" is missing.')
  const bails = all.bails
  if (typeof bails === 'object' && bails.length < (all.attempts as number))
    faults.push(`The number "bails" has an amount for each of ${all.attempts} rounds, not ${bails.length}.`)
  if (typeof all.reportSpace === 'number' && all.reportSpace >= board.spaces.length)
    faults.push(`The number "reportSpace" is a space of the board, not ${all.reportSpace}.`)
  const unserved = (kind: string, policy: PolicyName) => {
    const at = board.spaces.findIndex((space) => space.kind === kind)
    if (at >= 0 && settled[policy].id === 'nothing')
      faults.push(`Space ${at} is of the kind ${quoted(kind)}, and no chapter says what happens there.`)
  }
  unserved('cards', 'drawCard')
  unserved('risk', 'onRisk')
  if (settled.ladder.value) faults.push(...ladderFaults(board.spaces.filter(isDeed), all))
  return faults
}

/** Deeds are dealt to each player, who pays for them. */
function dealFaults({ spaces }: BookDef['board'], numbers: Readonly<Record<string, number>>): string[] {
  const { dealtDeeds: each, maxSeats, startCash } = numbers
  const prices = spaces.filter(isDeed).map(({ price }) => price)
  if (prices.length < each * maxSeats)
    return [`${each} deeds are dealt to each of ${maxSeats} players, and the board has ${prices.length}.`]
  const dearest = prices.toSorted((a, b) => b - a).slice(0, each)
  const cost = dearest.reduce((sum, price) => sum + price, 0)
  return cost > startCash ? [`Deeds are dealt that cost up to ${cost}, and players begin with ${startCash}.`] : []
}

/** A ladder has a rung for every number of streets of a group, and a least level for every level. */
function ladderFaults(deeds: readonly { readonly kind: string; readonly group: string }[], all: AllNumbers): string[] {
  const rungs = all.highest as readonly number[]
  const least = all.leastOfOthers as readonly number[]
  const sizes = deeds
    .filter(({ kind }) => kind === 'street')
    .map(({ group }) => deeds.filter((deed) => deed.group === group).length)
  const faults: string[] = []
  if (rungs.length <= Math.max(0, ...sizes)) faults.push('The number "highest" has no level for a whole group.')
  if (rungs.some((level, at) => level < (rungs[at - 1] ?? 0))) faults.push('The number "highest" falls.')
  if (Math.max(...rungs) > (all.housesBeforeHotel as number))
    faults.push('The number "highest" goes beyond the houses before a hotel: on a ladder there are no hotels.')
  if (least.length <= Math.max(...rungs)) faults.push('The number "leastOfOthers" has not every level.')
  if (least.some((level, at) => level > at))
    faults.push('The number "leastOfOthers" asks for more than the level itself.')
  return faults
}
