import { formatList } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import type { BoardLabels, BoardLook, BoardPiece, BoardSpace, BuildingStyle } from './types.ts'

const OWNABLE: ReadonlySet<BoardSpace['kind']> = new Set(['street', 'station', 'utility'])

function seatName(seat: number, pieces: readonly BoardPiece[], labels: BoardLabels): string {
  return pieces.find((piece) => piece.seat === seat)?.name ?? labels.seat(seat + 1)
}

function buildings(level: number, { hotelAt }: BuildingStyle, labels: BoardLabels): string | undefined {
  if (level === 0) return undefined
  return hotelAt !== null && level >= hotelAt ? labels.hotel : labels.houses(level)
}

/** Everything that is seen of a space, as one sentence for screen readers. */
export function spokenSpace(
  space: BoardSpace,
  look: Pick<BoardLook, 'pieces' | 'building'>,
  labels: BoardLabels,
  locale: Locale,
): string {
  const { pieces, building } = look
  const name = space.name.replaceAll('\u00ad', '')
  const kind = labels.kinds[space.kind]
  const standing = pieces.filter((piece) => piece.space === space.key)
  const who = standing.map((piece) => (piece.jailed ? labels.jailed(piece.name) : piece.name))
  const facts = [
    name,
    kind.toLowerCase() === name.toLowerCase() ? undefined : kind,
    space.sub,
    space.price && labels.price(space.price),
    space.owner !== undefined && labels.owner(seatName(space.owner, pieces, labels)),
    space.owner === undefined && OWNABLE.has(space.kind) && labels.free,
    space.claimed !== undefined && labels.claimed(seatName(space.claimed, pieces, labels)),
    buildings(space.level ?? 0, building, labels),
    space.mortgaged && labels.mortgaged,
    space.badge,
    who.length > 0 && labels.standing(formatList(locale, who)),
    space.clickable && labels.choice,
  ]
  return facts.filter(Boolean).join(', ')
}
