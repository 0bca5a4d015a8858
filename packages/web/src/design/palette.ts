/** Colours of the seats 0 to 7. Each goes together with the seat's pattern, so that nobody needs to tell hues apart. */
export const SEAT_COLOURS: readonly string[] = [
  '#c23a2b',
  '#2a55b5',
  '#e0a11b',
  '#2f7d4b',
  '#7c3f98',
  '#1590a0',
  '#d4609f',
  '#7d8896',
]

/** Colours of the groups of streets, by name. */
export const GROUP_COLOURS = {
  brown: '#7f5539',
  lightBlue: '#8ecbe8',
  pink: '#cc5a9a',
  orange: '#e8872b',
  red: '#cc372d',
  yellow: '#f2c733',
  green: '#378048',
  darkBlue: '#2a4b9e',
} as const

export type GroupColour = keyof typeof GROUP_COLOURS

/** The colour of a seat; there are never more than 8. */
export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? '#7d8896'
}
