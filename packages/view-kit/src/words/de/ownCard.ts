import type { EffectName } from '@hausregeln/engine'

const verbsDe: Readonly<Record<EffectName, string>> = {
  advanceTo: 'Vor auf ein Feld',
  nextUtility: 'Vor zum nächsten Werk',
  nextStation: 'Vor zum nächsten Bahnhof',
  back: 'Felder zurück',
  toJail: 'Ins Gefängnis',
  jailFree: 'Freikarte',
  receive: 'Geld von der Bank',
  pay: 'Geld an die Bank',
  receiveEach: 'Geld von jedem anderen',
  payEach: 'Geld an jeden anderen',
  repairs: 'Reparaturen für Häuser und Hotels',
  nothing: 'Nichts',
  sitOut: 'Einmal aussetzen',
  throwAgain: 'Noch einmal würfeln',
  opposite: 'Auf das Feld gegenüber',
}

/** Words for cards that only this table has. */
export const ownCard = {
  other: 'Eine andere Karte, die nur dieser Tisch hat',
  hint: 'Auch kurz: „erhalte 75“, „zahle jedem 20“, „gehe zu Opernplatz“.',
  isOwn: (does: string) => `Karte, die nur dieser Tisch hat: ${does}`,
  loose: 'Auf dem Tisch liegen andere Karten als im Regelwerk: Jede kann kommen.',
  does: 'Was sagt die Karte?',
  verbs: verbsDe,
  amount: 'Betrag',
  space: 'Wohin?',
  steps: 'Felder zurück',
  times: 'Wievielfache Miete?',
  factor: 'Miete: Augen mal',
  perHouse: 'Für jedes Haus',
  perHotel: 'Für jedes Hotel',
  carryOut: (does: string) => `Ausführen: ${does}`,
  unfit: 'Das geht auf diesem Brett nicht: Beträge müssen sich mit dem Spielgeld zahlen lassen.',
}
