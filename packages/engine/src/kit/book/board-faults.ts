import { DECKS, DEEDS, SPACES } from '../../core/limits.ts'
import type { BoardDef } from '../definition.ts'
import { isWhole, MOST_MONEY, numberFault, quoted } from './amounts.ts'
import { cardFaults } from './card-faults.ts'
import { loopFaults } from './card-loops.ts'
import { coinFaults } from './coin-faults.ts'
import { deedFaults } from './deed-faults.ts'
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

/** Why a board that has all its parts cannot be played by such rules, in sentences. */
export function boardFaults(board: BoardDef, needs: BoardNeeds): string[] {
  const faults = [...spaceFaults(board, needs.furthest), ...groupFaults(board)]
  board.spaces.forEach((space, at) => {
    if (isDeed(space)) faults.push(...deedFaults(board, space, at, needs.streetRents))
  })
  faults.push(...cardFaults(board, needs.effects))
  if (faults.length === 0) faults.push(...loopFaults(board), ...coinFaults(board))
  return faults
}

function spaceFaults({ spaces, decks }: BoardDef, furthest: number): string[] {
  const faults: string[] = []
  const deeds = spaces.filter(isDeed).length
  if (spaces.length > SPACES) faults.push(`A board has at most ${SPACES} spaces, not ${spaces.length}.`)
  if (spaces.length < furthest)
    faults.push(`A board has at least ${furthest} spaces, as far as a throw leads, not ${spaces.length}.`)
  if (deeds > DEEDS) faults.push(`A board has at most ${DEEDS} deeds, not ${deeds}.`)
  if (decks.length > DECKS) faults.push(`A board has at most ${DECKS} decks, not ${decks.length}.`)
  if (!spaces.some((space) => space.kind === 'jail')) faults.push('A board has a jail.')
  spaces.forEach((space, at) => {
    if ((space.kind === 'start') !== (at === 0))
      faults.push(at === 0 ? 'Space 0 is the start.' : `Space ${at} is a second start: the start is space 0.`)
    if (space.kind === 'cards' && !isWhole(space.deck, 0, decks.length - 1))
      faults.push(`Space ${at} draws from deck ${quoted(space.deck)}, which does not exist.`)
    if (space.kind === 'tax') faults.push(...numberFault(`The tax of space ${at}`, space.amount, 0, MOST_MONEY))
  })
  return faults
}

/** Every group has properties, all of one kind; a group of stations or utilities has rents for all of them. */
function groupFaults({ spaces, groups }: BoardDef): string[] {
  const faults: string[] = []
  const deeds = spaces.filter(isDeed)
  for (const group of Object.keys(groups)) {
    const kinds = new Set(deeds.filter((deed) => deed.group === group).map(({ kind }) => kind))
    if (kinds.size === 0) faults.push(`Group ${quoted(group)} has no property.`)
    if (kinds.size > 1)
      faults.push(`Group ${quoted(group)} mixes properties of several kinds: ${[...kinds].join(', ')}.`)
  }
  return faults
}
