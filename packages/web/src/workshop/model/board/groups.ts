import { tooAlike } from '@hausregeln/view-kit/design/sight.ts'
import type { BoardFile } from '../draft.ts'

type Groups = NonNullable<BoardFile['groups']>
type Group = Groups[string]

/** The groups of a board, with their ids. */
export function groupsOf(board: BoardFile): readonly (readonly [id: string, group: Group])[] {
  return Object.entries(board.groups ?? {})
}

/** The board with a group called or coloured otherwise, or with a further one. */
export function withGroup(board: BoardFile, id: string, group: Group): BoardFile {
  return { ...board, groups: { ...board.groups, [id]: group } }
}

/** A name of the program for a group that nobody has. */
export function freeGroupId(board: BoardFile): string {
  let number = 1
  while (board.groups?.[`group-${number}`] !== undefined) number++
  return `group-${number}`
}

/** Two groups whose colours some people can hardly tell apart. */
export interface AlikeGroups {
  readonly one: Group
  readonly other: Group
}

/** Pairs of groups that look alike to those who see fewer hues, or to everybody. */
export function alikeGroups(board: BoardFile): readonly AlikeGroups[] {
  const groups = groupsOf(board).map(([, group]) => group)
  return groups.flatMap((one, at) =>
    groups.slice(at + 1).flatMap((other) => (tooAlike(one.colour, other.colour) ? [{ one, other }] : [])),
  )
}
