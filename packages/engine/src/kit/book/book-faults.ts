import type { AllNumbers, Settled } from '../../core/choice.ts'
import { EDITION } from '../../core/edition.ts'
import { LEVELS } from '../../core/limits.ts'
import { LAST_NUMBER } from '../dice.ts'
import { isWhole, numberFault } from './amounts.ts'
import { type BoardNeeds, boardFaults } from './board-faults.ts'
import { chapterFaults, chipFaults } from './chapter-faults.ts'
import { type BookFault, fault, mentionWords, numberRemedy } from './fault.ts'
import { wordFaults, wordsOf } from './lexicon.ts'
import { oncePer } from './once.ts'
import { kindsOf } from './policies.ts'
import { quoted } from './quoted.ts'
import { ruleFaults } from './rule-faults.ts'
import type { BookDef } from './rulebook.ts'
import { say } from './say.ts'
import { settleChoices } from './settle-choices.ts'
import { settleNumbers } from './settle-numbers.ts'
import { shapeFaults } from './shape-faults.ts'
import { isDeed } from './spaces.ts'
import { togetherFaults } from './together-faults.ts'

/** The furthest that two dice move, and with the numbers of the speed die. */
const TWO_DICE = 12
const THREE_DICE = TWO_DICE + LAST_NUMBER

/**
 * Why a rulebook cannot be played in an edition, in sentences: what each part lacks by itself, then what they lack
 * together.
 */
export function bookFaults(def: BookDef, edition = EDITION): readonly BookFault[] {
  const { settled, faults: choiceFaults } = settleChoices(def, edition)
  const faults = [
    ...chapterFaults(def.chapters),
    ...choiceFaults,
    ...ruleFaults(def, settled),
    ...optionFaults(def),
    ...numberFault(['version'], say('theVersion'), def.version, 1, 1e6),
  ]
  if (typeof def.id !== 'string' || def.id === '') faults.push(fault(['id'], say('noId')))
  faults.push(...shapeFaults(def.board, kindsOf(def.chapters)))
  if (faults.length === 0) faults.push(...wordFaults(def.chapters))
  if (faults.length > 0) return faults
  const { all, faults: numberFaults } = settleNumbers(def)
  const levels = levelFaults(def, settled, all)
  faults.push(...numberFaults, ...levels)
  if (levels.length === 0) faults.push(...boardFaults(def.board, boardNeeds(def, settled, all)))
  if (faults.length === 0)
    faults.push(
      ...chipFaults(def),
      ...togetherFaults({ board: def.board, chapters: def.chapters, settled, numbers: all }),
    )
  return faults
}

function boardNeeds({ chapters }: BookDef, settled: Settled, all: AllNumbers): BoardNeeds {
  return {
    furthest: settled.thirdDie.value === null ? TWO_DICE : THREE_DICE,
    streetRents: buildsIn(chapters) ? highestLevel(settled, all) + 1 : 1,
    effects: effectsOf(chapters),
  }
}

const effectsOf = oncePer(
  (chapters: BookDef['chapters']): ReadonlySet<string> =>
    new Set(chapters.flatMap((chapter) => Object.keys(chapter.effects ?? {}))),
)

/** Numbers of houses before a hotel: that of every game, and that of a short one. */
const ROWS_OF_HOUSES = ['housesBeforeHotel', 'shortGameHouses'] as const

/** Streets carry no more levels than they have rents for, and no more than there can be rents. */
function levelFaults({ board, chapters, options }: BookDef, settled: Settled, all: AllNumbers): BookFault[] {
  if (!buildsIn(chapters) || settled.ladder.value !== null) return []
  const rents = board.spaces.flatMap((space) => (isDeed(space) && space.kind === 'street' ? [space.rents.length] : []))
  const most = Math.min(LEVELS, ...rents) - 2
  const isShort = options.some(({ id }) => `${id}` === 'shortGame')
  return ROWS_OF_HOUSES.flatMap((name) => {
    const houses = all[name]
    if (typeof houses !== 'number' || houses <= most || most < 1) return []
    if (name === 'shortGameHouses' && !isShort) return []
    return [
      fault(['numbers', name], say('housesBeforeHotel', { most, count: houses }), {
        remedies: [numberRemedy(name, most)],
      }),
    ]
  })
}

function buildsIn(chapters: BookDef['chapters']): boolean {
  return chapters.some(({ builds }) => builds === true)
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
  options.forEach(({ id, name, min, max, default: usual }, at) => {
    const of = (is: boolean, what: 'optionUnknown' | 'optionTwice' | 'optionLimits') => {
      const names = [mentionWords('option', `${id}`, name)]
      if (is) faults.push(fault(['options', at], say(what, { name: quoted(id) }), { names }))
    }
    of(!known.includes(id), 'optionUnknown')
    of(ids.indexOf(id) !== at, 'optionTwice')
    of(!isWhole(min, 0, max) || !isWhole(max, min, MOST_OPTION) || !isWhole(usual, min, max), 'optionLimits')
  })
  return faults
}
