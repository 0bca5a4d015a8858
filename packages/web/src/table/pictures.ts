import type { Rulebook, SpaceDef } from '@hausregeln/engine'
import type { Scenery, SpaceIconName } from '../board/types.ts'

/** The pictures of a board by what it lies in; what is left out is as the board draws it by itself. */
interface Pictures {
  readonly kinds: Readonly<Partial<Record<SpaceDef['kind'], SpaceIconName>>>
  /** Tell the utilities, and the decks, apart: by their order on the board. */
  readonly utilities: readonly [SpaceIconName, ...SpaceIconName[]]
  readonly decks: readonly [SpaceIconName, ...SpaceIconName[]]
}

const PICTURES: Readonly<Record<Scenery, Pictures>> = {
  town: { kinds: { station: 'train' }, utilities: ['bulb', 'tap'], decks: ['comet', 'letter'] },
  ground: {
    kinds: { station: 'stadium', start: 'ball', goToJail: 'card' },
    utilities: ['shop'],
    decks: ['bus', 'flag'],
  },
}

export function sceneryOf({ board }: Rulebook): Scenery {
  return board.scenery ?? 'town'
}

/** The picture of a deck, on its spaces and its cards. */
export function deckIcon(rulebook: Rulebook, deck: number): SpaceIconName {
  const { decks } = PICTURES[sceneryOf(rulebook)]
  return decks[deck % decks.length] ?? decks[0]
}

/** The picture of a space; `utilities`: how many utilities come before it. */
export function spaceIcon(rulebook: Rulebook, space: SpaceDef, utilities: number): SpaceIconName | undefined {
  const pictures = PICTURES[sceneryOf(rulebook)]
  if (space.kind === 'cards') return deckIcon(rulebook, space.deck)
  if (space.kind === 'utility') return pictures.utilities[utilities % pictures.utilities.length]
  return pictures.kinds[space.kind]
}
