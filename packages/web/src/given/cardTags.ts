import type { CardEffect } from '@hausregeln/engine/kit/definition.ts'

/** By what short name people know a card that does this: one is found by it, whatever it says here. */
const TAGS: Readonly<Record<string, string>> = {
  'advanceTo 0': 'Los Go Start',
  'advanceTo 5': 'Südbahnhof Reading Kings Cross',
  'advanceTo 11': 'Seestraße Charles Pall Mall',
  'advanceTo 24': 'Opernplatz Illinois Trafalgar',
  'advanceTo 39': 'Schlossallee Schloßallee Boardwalk Mayfair',
  nextUtility: 'Versorgungswerk Werk utility',
  nextStation: 'Bahnhof Eisenbahn railroad station',
  back: 'zurück back',
  toJail: 'gehe Gefängnis go to jail prison',
  jailFree: 'Gefängnisfrei frei get out of jail free',
  'receive 10': 'Schönheitswettbewerb beauty contest',
  'receive 20': 'Steuerrückzahlung Einkommensteuer income tax refund',
  'receive 25': 'Beratung Vorzugsaktien consultancy',
  'receive 50': 'Dividende Aktien Lagerverkauf dividend sale of stock',
  'receive 100': 'Erbschaft erben Urlaubsgeld Lebensversicherung inherit holiday fund life insurance annuity',
  'receive 150': 'Bausparvertrag Kreuzworträtsel Anleihezinsen building loan crossword',
  'receive 200': 'Bankirrtum Irrtum bank error',
  'receiveEach 10': 'Geburtstag birthday',
  'pay 15': 'Strafe schnell Geldstrafe speeding fine poor tax',
  'pay 50': 'Arzt Schulgeld doctor school fees',
  'pay 100': 'Krankenhaus hospital',
  'payEach 50': 'Vorstand Vorsitz chairman',
  'repairs 25': 'Reparatur renovieren Häuser Hotels general repairs',
  'repairs 40': 'Straßenausbesserung Straßenreparatur Häuser Hotels street repairs',
}

/** The short names of cards with this effect, for searching. */
export function cardTags(effect: CardEffect): string {
  const [first] = Object.values(effect).slice(1)
  return [TAGS[effect.do], TAGS[`${effect.do} ${first ?? ''}`]].filter(Boolean).join(' ')
}
