/** Words of the other things on the table: deeds, cards, the strip. */
export const middle = {
  deed: 'Besitzrechtkarte',
  unowned: 'Gehört der Bank',
  owned: (name: string) => `Gehört ${name}`,
  mortgaged: 'Mit Hypothek belastet: keine Miete',
  current: 'gilt jetzt',
  ahead: 'Wo ich stehe und was kommt',
  here: 'hier',
  faceDown: 'verdeckte Karte',
  dice: (values: string) => `Gewürfelt: ${values}`,
  noThrow: 'Noch nicht gewürfelt',
  bus: 'Bus',
  seek: 'weiter zum nächsten Grundstück',
  visiting: 'zu Besuch',
}
