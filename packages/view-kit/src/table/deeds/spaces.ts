import { claimHolder } from '@hausregeln/chapters/claims/rules/claims.ts'
import { type GameView, NOBODY, type Rulebook, type SpaceDef } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { isStreet } from '@hausregeln/engine/kit/deeds.ts'
import { nounIn } from '@hausregeln/rulebooks/texts/language.ts'
import { jailWord } from '@hausregeln/rulebooks/texts/voice.ts'
import { boardTexts, tableTexts as thingTexts } from '../../board/texts.ts'
import {
  type BoardLabels,
  type BoardSpace,
  type BuildingStyle,
  type Scenery,
  SPACE_KINDS,
  type SpaceKind,
} from '../../board/types.ts'
import { formatNumber, type Locale, textIn } from '../../i18n/index.ts'
import { builtWords, highestLevel } from './built.ts'
import { sceneryOf, spaceIcon } from './pictures.ts'

/** The spaces as the board draws them: printed facts, and what has become of them in this game. */
export function boardSpaces(rulebook: Rulebook, l: GameView, locale: Locale, choices: readonly number[]): BoardSpace[] {
  const { spaces } = rulebook.board
  return spaces.map((space, key) => {
    const deed = l.book.board.deedAt[key] ?? -1
    const before = spaces.slice(0, key).filter(({ kind }) => kind === space.kind).length
    return {
      key,
      ...printed(rulebook, space, locale),
      kind: faceOf(space.kind),
      icon: spaceIcon(rulebook, space, before),
      price: priceOf(space, locale),
      ...(choices.length > 0 && { clickable: choices.includes(key) }),
      ...('group' in space && { colour: rulebook.board.groups[space.group]?.colour, at: space.at }),
      ...(deed >= 0 && deedFacts(rulebook, l, deed)),
    }
  })
}

/** The face of a kind of space; one that a chapter from elsewhere brings has that of a space where one rests. */
export function faceOf(kind: string): SpaceKind {
  return SPACE_KINDS.find((one) => one === kind) ?? 'parking'
}

/** What a kind of space is called; its chapter says so if no other knows it: `space-ferry`. */
export function kindWord(kind: string, locale: Locale): string {
  const face = SPACE_KINDS.find((one) => one === kind)
  return face === undefined ? textIn(text(`space-${kind}`), locale) : boardTexts[locale].kinds[face]
}

/** Its name; what the jail is called for those inside, and for those who pass by, are two. */
function printed({ board }: Rulebook, { kind, name }: SpaceDef, locale: Locale): Pick<BoardSpace, 'name' | 'sub'> {
  if (kind !== 'jail') return { name: textIn(name, locale) }
  const { inside = name, visiting } = board.jail ?? {}
  return { name: textIn(inside, locale), sub: textIn(visiting, locale) || thingTexts[locale].visiting }
}

function priceOf(space: SpaceDef, locale: Locale): string | undefined {
  if ('price' in space) return formatNumber(locale, space.price)
  return space.kind === 'tax' ? formatNumber(locale, space.amount) : undefined
}

function deedFacts({ book }: Rulebook, l: GameView, deed: number): Partial<BoardSpace> {
  const owner = l.s.owner[deed] ?? NOBODY
  const claimed =
    book.chapters.has('claims') && isStreet(l, deed) ? claimHolder(l, book.board.groupOf[deed] ?? 0) : NOBODY
  return {
    ...(owner !== NOBODY && { owner }),
    ...(owner === NOBODY && claimed !== NOBODY && { claimed }),
    level: l.s.level[deed] ?? 0,
    mortgaged: l.s.mortgaged[deed] === 1,
  }
}

/** The way of building by what the board lies in. */
const LOOKS: Readonly<Record<Scenery, NonNullable<BuildingStyle['look']>>> = {
  town: 'house',
  ground: 'stand',
  map: 'flat',
}

/** How high buildings go at this table, and how they are drawn. */
export function buildingStyle(rulebook: Rulebook, l: GameView): BuildingStyle {
  const top = highestLevel(l)
  return { max: top, hotelAt: top, look: LOOKS[sceneryOf(rulebook)], block: rulebook.board.pieces.block?.houses }
}

/** The board's words for what this rulebook calls by names of its own. */
export function boardLabels(rulebook: Rulebook, locale: Locale): Partial<BoardLabels> {
  return {
    houses: (count) => builtWords(rulebook, count, Number.POSITIVE_INFINITY, locale),
    hotel: nounIn(rulebook.board.pieces.hotel, locale).one,
    ...jailLabels(rulebook, locale),
  }
}

/** A player who sits is spoken of with the board's own word for it. */
function jailLabels(rulebook: Rulebook, locale: Locale): Partial<BoardLabels> {
  const { kinds } = boardTexts[locale]
  const word = jailWord(rulebook)
  if (locale !== 'en') return {}
  return { kinds: { ...kinds, jail: word, goToJail: `go to ${word}` }, jailed: (name) => `${name} (in ${word})` }
}
