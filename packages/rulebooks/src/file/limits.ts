/** What a file may hold at most: whatever is beyond comes from nobody who wants to play. */
export const FILE_LIMITS = {
  /** Bytes of the whole file: who reads it from a disk or a wire looks at these first. */
  bytes: 512 * 1024,
  /** Characters of the whole file. */
  characters: 256 * 1024,
  /** Objects and lists in each other. */
  depth: 10,
  /** Values in the whole file. */
  values: 20_000,
  /** Characters of a name, and of what a card says. */
  name: 80,
  cardText: 400,
  /** Characters of a part of a paragraph. */
  paragraph: 4000,
  paragraphs: 200,
  groups: 40,
  chips: 12,
  languages: 12,
  slots: 40,
  chapters: 60,
} as const

/** Faults that are told at most; the last then says how many more there are. */
export const MOST_FAULTS = 50
