import type { BoardDef, SpaceDef } from '@hausregeln/engine/kit/definition.ts'
import { tableTexts } from '@hausregeln/view-kit/board/texts.ts'
import type { BoardSpace } from '@hausregeln/view-kit/board/types.ts'
import { formatNumber, type Locale, textIn } from '@hausregeln/view-kit/i18n/index.ts'
import { spaceIcon } from '@hausregeln/view-kit/table/deeds/pictures.ts'
import { faceOf, kindWord } from '@hausregeln/view-kit/table/deeds/spaces.ts'

/** The spaces of a board as they are drawn, whether it can be played or not. */
export function previewSpaces(board: BoardDef, locale: Locale, chosen: number | null): BoardSpace[] {
  const { spaces, groups } = board
  return spaces.map((space, key) => {
    const before = spaces.slice(0, key).filter(({ kind }) => kind === space.kind).length
    return {
      key,
      ...named(board, space, locale),
      kind: faceOf(space.kind),
      icon: spaceIcon({ board }, space, before),
      price: priceOf(space, locale),
      highlighted: key === chosen,
      ...('group' in space && { colour: groups[space.group]?.colour, at: space.at }),
    }
  })
}

function named({ jail }: BoardDef, { kind, name }: SpaceDef, locale: Locale): Pick<BoardSpace, 'name' | 'sub'> {
  if (kind !== 'jail') return { name: textIn(name, locale) || kindWord(kind, locale) }
  return {
    name: textIn(jail?.inside ?? name, locale),
    sub: textIn(jail?.visiting, locale) || tableTexts[locale].visiting,
  }
}

function priceOf(space: SpaceDef, locale: Locale): string | undefined {
  if ('price' in space) return formatNumber(locale, space.price)
  return space.kind === 'tax' ? formatNumber(locale, space.amount) : undefined
}
