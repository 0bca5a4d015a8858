/** Colours of the seats 0 to 7 in heads and charts: apart in light and shade, so that they are told apart in grey, too. */
const SEAT_COLOURS: readonly string[] = [
  '#C23A2B',
  '#2A55B5',
  '#E0A11B',
  '#2F7D4B',
  '#7C3F98',
  '#1590A0',
  '#D4609F',
  '#7D8896',
]

/** The colour of a seat, as #RRGGBB. */
export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? '#7D8896'
}
