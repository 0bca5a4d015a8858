import type { SpaceDef, Text } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'

export const NONE: Text = { de: '–', en: '–' }

const KINDS: Readonly<Partial<Record<SpaceDef['kind'], Text>>> = {
  start: { de: 'Start', en: 'start' },
  jail: { de: 'Gefängnis', en: 'jail' },
  parking: { de: 'Freies Feld', en: 'free space' },
  goToJail: { de: 'Feld, das ins Gefängnis schickt', en: 'space that sends to jail' },
  risk: { de: 'Risikofeld', en: 'risk field' },
  tax: { de: 'Steuer', en: 'tax' },
  cards: { de: 'Kartenfeld', en: 'card space' },
  street: { de: 'Straße', en: 'street' },
  station: { de: 'Bahnhof', en: 'station' },
  utility: { de: 'Werk', en: 'utility' },
}

/** What a space is, by its kind; the chapter of a kind that others do not know says it: `space-ferry`. */
export function kindName(kind: SpaceDef['kind']): Text {
  return KINDS[kind] ?? text(`space-${kind}`)
}

/** What can be other with a space. */
export const BOARD_WORDS = {
  space: { de: 'Feld', en: 'space' },
  added: { de: 'neues Feld', en: 'new space' },
  gone: { de: 'Feld fällt weg', en: 'space is gone' },
  moved: { de: 'Platz', en: 'place' },
  kind: { de: 'Art', en: 'kind' },
  amount: { de: 'Betrag', en: 'amount' },
  deck: { de: 'Stapel', en: 'deck' },
  group: { de: 'Gruppe', en: 'group' },
  price: { de: 'Preis', en: 'price' },
  house: { de: 'Baupreis', en: 'price of building' },
  mortgage: { de: 'Hypothek', en: 'mortgage' },
  sale: { de: 'Rückkauf', en: 'sold back for' },
  houseSale: { de: 'Rückkauf eines Gebäudes', en: 'building sold back for' },
  commission: { de: 'Provision', en: 'commission' },
  rents: { de: 'Mieten', en: 'rents' },
} satisfies Readonly<Record<string, Text>>

/** What can be other beside the spaces. */
export const FURTHER_WORDS = {
  cardAdded: { de: 'neue Karte', en: 'new card' },
  cardGone: { de: 'Karte fällt weg', en: 'card is gone' },
  chips: { de: 'Chips', en: 'chips' },
  option: { de: 'der Tisch wählt', en: 'the table chooses' },
  to: { de: 'bis', en: 'to' },
  usually: { de: 'üblich', en: 'usually' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
} satisfies Readonly<Record<string, Text>>
