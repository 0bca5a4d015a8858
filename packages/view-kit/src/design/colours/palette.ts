/**
 * Colours of the seats 0 to 7, told apart also by those who see fewer hues (`palette.test.ts`). Each goes together with
 * the seat's pattern as well.
 */
export const SEAT_COLOURS: readonly string[] = [
  '#ae0b06',
  '#204fc0',
  '#eaca3e',
  '#2c9f40',
  '#523875',
  '#41d9f8',
  '#e6819f',
  '#656a76',
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
