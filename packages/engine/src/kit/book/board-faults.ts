import { DECKS, DEEDS, SPACES } from '../../core/limits.ts'
import type { BoardDef } from '../definition.ts'
import { isWhole, MOST_MONEY, numberFault } from './amounts.ts'
import { cardFaults } from './card-faults.ts'
import { loopFaults } from './card-loops.ts'
import { coinFaults } from './coin-faults.ts'
import { deedFaults } from './deed-faults.ts'
import { type BookFault, fault, mention, mentionWords } from './fault.ts'
import { oncePerTwo } from './once.ts'
import { quoted } from './quoted.ts'
import { say } from './say.ts'
import { isDeed } from './spaces.ts'

/** What a board must offer to the rules that are played on it. */
export interface BoardNeeds {
  /** The furthest that a throw moves: no board is so small that a throw leads around it and beyond. */
  readonly furthest: number
  /** The rents of a street, from that of the bare ground to that of the highest building; 1 where nobody builds. */
  readonly streetRents: number
  /** What the chapters can carry out of what cards say. */
  readonly effects: ReadonlySet<string>
}

/** What has been found of a board for such effects, by the numbers that are needed. */
const found = oncePerTwo<BoardDef, BoardNeeds['effects'], Map<string, readonly BookFault[]>>(() => new Map())

/** Why a board that has all its parts cannot be played by such rules, in sentences, once for all of the same needs. */
export function boardFaults(board: BoardDef, needs: BoardNeeds): readonly BookFault[] {
  const byNumbers = found(board, needs.effects)
  const numbers = `${needs.furthest} ${needs.streetRents}`
  const faults = byNumbers.get(numbers) ?? faultsOf(board, needs)
  byNumbers.set(numbers, faults)
  return faults
}

function faultsOf(board: BoardDef, needs: BoardNeeds): readonly BookFault[] {
  const faults = [...sizeFaults(board, needs.furthest), ...spaceFaults(board), ...groupFaults(board)]
  board.spaces.forEach((space, at) => {
    if (isDeed(space)) faults.push(...deedFaults(board, space, at, needs.streetRents))
  })
  faults.push(...cardFaults(board, needs.effects))
  if (faults.length === 0) faults.push(...loopFaults(board), ...coinFaults(board))
  return faults
}

function sizeFaults({ spaces, decks }: BoardDef, furthest: number): BookFault[] {
  const faults: BookFault[] = []
  const at = ['board', 'spaces']
  const count = spaces.length
  const deeds = spaces.filter(isDeed).length
  if (count > SPACES) faults.push(fault(at, say('mostSpaces', { most: SPACES, count })))
  if (count < furthest) faults.push(fault(at, say('leastSpaces', { least: furthest, count })))
  if (deeds > DEEDS) faults.push(fault(at, say('mostDeeds', { most: DEEDS, count: deeds })))
  if (decks.length > DECKS)
    faults.push(fault(['board', 'decks'], say('mostDecks', { most: DECKS, count: decks.length })))
  if (!spaces.some((space) => space.kind === 'jail')) faults.push(fault(at, say('noJail')))
  return faults
}

function spaceFaults({ spaces, decks }: BoardDef): BookFault[] {
  const faults: BookFault[] = []
  spaces.forEach((space, index) => {
    const at = ['board', 'spaces', index]
    if ((space.kind === 'start') !== (index === 0))
      faults.push(fault(at, index === 0 ? say('noStart') : say('secondStart', { at: index })))
    if (space.kind === 'cards' && !isWhole(space.deck, 0, decks.length - 1))
      faults.push(fault([...at, 'deck'], say('spaceDeck', { at: index, given: quoted(space.deck) })))
    const tax = say('taxOf', { at: index })
    if (space.kind === 'tax') faults.push(...numberFault([...at, 'amount'], tax, space.amount, 0, MOST_MONEY))
  })
  return faults
}

/** Every group has properties, all of one kind; a group of stations or utilities has rents for all of them. */
function groupFaults({ spaces, groups }: BoardDef): BookFault[] {
  const faults: BookFault[] = []
  const deeds = spaces.filter(isDeed)
  for (const [group, { name }] of Object.entries(groups)) {
    const at = ['board', 'groups', group]
    const names = [mentionWords('group', group, name)]
    const kinds = [...new Set(deeds.filter((deed) => deed.group === group).map(({ kind }) => kind))]
    if (kinds.length === 0) faults.push(fault(at, say('groupEmpty', { name: quoted(group) }), { names }))
    if (kinds.length > 1)
      faults.push(
        fault(at, say('groupMixed', { name: quoted(group), names: kinds.map(quoted).join(', ') }), {
          names: [...names, ...kinds.map((kind) => mention('kind', kind))],
        }),
      )
  }
  return faults
}
