import type { AllNumbers } from '../../core/choice.ts'
import { LAST_NUMBER } from '../dice.ts'
import { isWhole, numberFault } from './amounts.ts'
import { type BoardNeeds, boardFaults } from './board-faults.ts'
import { chapterFaults, chipFaults } from './chapter-faults.ts'
import { type BookFault, fault } from './fault.ts'
import { wordFaults, wordsOf } from './lexicon.ts'
import { kindsOf } from './policies.ts'
import { quoted } from './quoted.ts'
import { ruleFaults } from './rule-faults.ts'
import type { BookDef } from './rulebook.ts'
import { type Settled, settleChoices } from './settle-choices.ts'
import { settleNumbers } from './settle-numbers.ts'
import { shapeFaults } from './shape-faults.ts'
import { togetherFaults } from './together-faults.ts'

/** The furthest that two dice move, and with the numbers of the speed die. */
const TWO_DICE = 12
const THREE_DICE = TWO_DICE + LAST_NUMBER

/** Why a rulebook cannot be played, in sentences: what each part lacks by itself, then what they lack together. */
export function bookFaults(def: BookDef): readonly BookFault[] {
  const { settled, faults: choiceFaults } = settleChoices(def)
  const faults = [
    ...chapterFaults(def),
    ...choiceFaults,
    ...ruleFaults(def, settled),
    ...wordFaults(def.chapters),
    ...optionFaults(def),
    ...numberFault(['version'], { de: 'Die Version', en: 'The version' }, def.version, 1, 1e6),
  ]
  if (typeof def.id !== 'string' || def.id === '')
    faults.push(
      fault(['id'], 'Ein Regelwerk hat einen eigenen Namen, seine "id".', 'A rulebook has a name of its own, its id.'),
    )
  faults.push(...shapeFaults(def.board, kindsOf(def.chapters)))
  if (faults.length > 0) return faults
  const { all, faults: numberFaults } = settleNumbers(def)
  faults.push(...numberFaults, ...boardFaults(def.board, boardNeeds(def, settled, all)))
  if (faults.length === 0)
    faults.push(
      ...chipFaults(def),
      ...togetherFaults({ board: def.board, chapters: def.chapters, settled, numbers: all }),
    )
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
  if (settled.ladder.value !== null && typeof rungs === 'object') return Math.max(...rungs)
  return typeof all.housesBeforeHotel === 'number' ? all.housesBeforeHotel + 1 : 1
}

const MOST_OPTION = 1e6

function optionFaults({ options, chapters }: BookDef): BookFault[] {
  const faults: BookFault[] = []
  const known = wordsOf(chapters).options
  const ids = options.map(({ id }) => id)
  options.forEach(({ id, min, max, default: usual }, at) => {
    const of = (is: boolean, de: string, en: string) => {
      if (is) faults.push(fault(['options', at], `Die Option ${quoted(id)} ${de}.`, `Option ${quoted(id)} ${en}.`))
    }
    of(!known.includes(id), 'ist nicht bekannt', 'is not known')
    of(ids.indexOf(id) !== at, 'wird zweimal angeboten', 'is offered twice')
    of(
      !isWhole(min, 0, max) || !isWhole(max, min, MOST_OPTION) || !isWhole(usual, min, max),
      'braucht ganze Grenzen und ihren üblichen Wert dazwischen',
      'needs whole limits with its usual value between them',
    )
  })
  return faults
}
