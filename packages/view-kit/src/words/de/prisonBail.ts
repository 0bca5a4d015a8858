/** Words for the way out of prison. */
export const prisonBail = {
  prisonSteps: 'Was der Weg hinaus kostet, Runde für Runde',
  prisonTurn: (turn: number) => `${turn}. Runde`,
  prisonFree: 'frei',
  prisonNow: 'jetzt',
  prisonGone: 'vorbei',
}
