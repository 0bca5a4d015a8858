import type { Rulebook, SpaceDef } from '@hausregeln/engine'
import type { Scenery, SpaceIconName } from '../../board/types.ts'

type Some = readonly [SpaceIconName, ...SpaceIconName[]]

/** The pictures of a board by what it lies in; what is left out is as the board draws it by itself. */
interface Pictures {
  /** Tell spaces of a kind apart by their order on the board. */
  readonly kinds: Readonly<Partial<Record<SpaceDef['kind'], Some>>>
  readonly decks: Some
}

const PICTURES: Readonly<Record<Scenery, Pictures>> = {
  town: { kinds: { station: ['train'], utility: ['bulb', 'tap'] }, decks: ['comet', 'letter'] },
  ground: {
    kinds: { station: ['stadium'], utility: ['shop'], start: ['ball'], goToJail: ['card'] },
    decks: ['bus', 'flag'],
  },
  map: {
    kinds: { station: ['barrier'], utility: ['camera'], jail: ['keep', 'fort'], risk: ['risk'] },
    decks: ['questions'],
  },
}

/** The picture in the middle of the board. */
export function sceneryOf({ board }: Pick<Rulebook, 'board'>): Scenery {
  return board.scenery ?? 'town'
}

/** The picture of a deck, on its spaces and its cards. */
export function deckIcon(rulebook: Pick<Rulebook, 'board'>, deck: number): SpaceIconName {
  const { decks } = PICTURES[sceneryOf(rulebook)]
  return decks[deck % decks.length] ?? decks[0]
}

/** The picture of a space; `nth`: how many of its kind come before it. */
export function spaceIcon(rulebook: Pick<Rulebook, 'board'>, space: SpaceDef, nth: number): SpaceIconName | undefined {
  if (space.kind === 'cards') return deckIcon(rulebook, space.deck)
  const pictures = PICTURES[sceneryOf(rulebook)].kinds[space.kind]
  return pictures?.[nth % pictures.length]
}
