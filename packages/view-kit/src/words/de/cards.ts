/** Words for a deck of cards. */
export const cards = {
  deckCards: (count: number) => `Die ${count} Karten des Stapels`,
  deckUnseen: (count: number) =>
    count === 1
      ? 'Seit dem Mischen ist eine noch nicht gezogen.'
      : `Seit dem Mischen sind ${count} noch nicht gezogen.`,
  copies: (count: number) => `(${count}-mal)`,
}
