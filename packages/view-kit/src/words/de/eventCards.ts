/** Words for cards of events. */
export const eventCards = {
  sitsOut: (rounds: number) => (rounds === 1 ? 'setzt eine Runde aus' : `setzt ${rounds} Runden aus`),
}
