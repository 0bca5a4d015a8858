import type { Lens, Rulebook, SpaceDef } from '@hausregeln/engine'
import { hotelLevel } from '@hausregeln/engine/chapters/building/levels.ts'
import type { BoardLabels, BoardSpace, BuildingStyle } from '../board/types.ts'
import { formatNumber, type Locale } from '../i18n/index.ts'
import { sceneryOf, spaceIcon } from './pictures.ts'

/** The spaces as the board draws them: printed facts, and what has become of them in this game. */
export function boardSpaces(rulebook: Rulebook, l: Lens, locale: Locale, choices: readonly number[]): BoardSpace[] {
  const { spaces } = rulebook.board
  return spaces.map((space, key) => {
    const deed = l.book.board.deedAt[key] ?? -1
    const before = spaces.slice(0, key).filter(({ kind }) => kind === space.kind).length
    return {
      key,
      ...printed(space, locale),
      kind: space.kind,
      icon: spaceIcon(rulebook, space, before),
      price: priceOf(space, locale),
      ...(choices.length > 0 && { clickable: choices.includes(key) }),
      ...('group' in space && { colour: rulebook.board.groups[space.group]?.colour, at: space.at }),
      ...(deed >= 0 && deedFacts(l, deed)),
    }
  })
}

/** Its name; what the jail is called for those inside, and for those who pass by, are two. */
function printed({ kind, name }: SpaceDef, locale: Locale): Pick<BoardSpace, 'name' | 'sub'> {
  const [first = '', second] = kind === 'jail' ? name[locale].split(' / ') : [name[locale]]
  return { name: first, sub: second }
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

/** The board's words for what this rulebook calls by names of its own. */
export function boardLabels({ board: { pieces } }: Rulebook, locale: Locale): Partial<BoardLabels> {
  const { one, many } = pieces.house[locale]
  return { houses: (count) => `${count} ${count === 1 ? one : many}`, hotel: pieces.hotel[locale].one }
}
