import type { Move, Rulebook } from '@hausregeln/engine'

/** A move in a few words of the program, with names of properties: `mortgage Schlossallee`. */
export function moveText(move: Move | null, rulebook: Rulebook | null): string {
  if (move === null) return '–'
  const said = Object.entries(move).flatMap(([key, value]) => {
    if (key === 'do' || key === 'seat') return []
    if (key === 'deed') return [deedName(rulebook, value as number)]
    return [typeof value === 'object' ? JSON.stringify(value) : `${value}`]
  })
  return [move.do, ...said].join(' ')
}

function deedName(rulebook: Rulebook | null, deed: number): string {
  const space = rulebook?.book.board.spaceOf[deed]
  return space === undefined ? `${deed}` : (rulebook?.board.spaces[space]?.name.de ?? `${deed}`)
}
