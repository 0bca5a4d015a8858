import type { Lens, Rulebook, SpaceDef } from '@hausregeln/engine'
import { hotelLevel } from '@hausregeln/engine/chapters/building/levels.ts'
import type { BoardLabels, BoardSpace, BuildingStyle, Scenery, SpaceIconName } from '../board/types.ts'
import { formatNumber, type Locale } from '../i18n/index.ts'

/** Pictures that tell the two utilities, and the decks, apart: by their order on the board. */
const UTILITY_ICONS: Readonly<Record<Scenery, readonly SpaceIconName[]>> = {
  town: ['bulb', 'tap'],
  ground: ['shop', 'shop'],
}
const STATION_ICON: Readonly<Record<Scenery, SpaceIconName>> = { town: 'train', ground: 'stadium' }
export const DECK_ICONS: readonly SpaceIconName[] = ['comet', 'letter']

/** The spaces as the board draws them: printed facts, and what has become of them in this game. */
export function boardSpaces(rulebook: Rulebook, l: Lens, locale: Locale, choices: readonly number[]): BoardSpace[] {
  let utilities = 0
  const scenery = sceneryOf(rulebook)
  const icons = UTILITY_ICONS[scenery]
  return rulebook.board.spaces.map((space, key) => {
    const deed = l.book.board.deedAt[key] ?? -1
    const icon = space.kind === 'utility' ? icons[utilities++ % icons.length] : iconOf(space, scenery)
    return {
      key,
      name: space.name[locale],
      kind: space.kind,
      icon,
      price: priceOf(space, locale),
      ...(choices.length > 0 && { clickable: choices.includes(key) }),
      ...('group' in space && { colour: rulebook.board.groups[space.group]?.colour }),
      ...(deed >= 0 && deedFacts(l, deed)),
    }
  })
}

function iconOf(space: SpaceDef, scenery: Scenery): SpaceIconName | undefined {
  if (space.kind === 'station') return STATION_ICON[scenery]
  return space.kind === 'cards' ? DECK_ICONS[space.deck % DECK_ICONS.length] : undefined
}

function priceOf(space: SpaceDef, locale: Locale): string | undefined {
  if ('price' in space) return formatNumber(locale, space.price)
  return space.kind === 'tax' ? formatNumber(locale, space.amount) : undefined
}

function deedFacts(l: Lens, deed: number): Partial<BoardSpace> {
  const owner = l.s.owner[deed] ?? -1
  return {
    ...(owner >= 0 && { owner }),
    level: l.s.level[deed] ?? 0,
    mortgaged: l.s.mortgaged[deed] === 1,
  }
}

/** How high buildings go at this table. */
export function buildingStyle(rulebook: Rulebook, l: Lens): BuildingStyle {
  const top = hotelLevel(l)
  return { max: top, hotelAt: top, look: sceneryOf(rulebook) === 'ground' ? 'stand' : 'house' }
}

export function sceneryOf({ board }: Rulebook): Scenery {
  return board.scenery ?? 'town'
}

/** The board's words for what this rulebook calls by names of its own. */
export function boardLabels({ board: { pieces } }: Rulebook, locale: Locale): Partial<BoardLabels> {
  const { one, many } = pieces.house[locale]
  return { houses: (count) => `${count} ${count === 1 ? one : many}`, hotel: pieces.hotel[locale].one }
}
