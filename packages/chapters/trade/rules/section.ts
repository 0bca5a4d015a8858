import { SEATS } from '@hausregeln/engine/core/limits.ts'
import { bytes, type Spec, signed, words } from '@hausregeln/engine/core/state/section.ts'

/** Words of one offer: see offers.ts. */
export const OFFER_WORDS = 16

/**
 * Open offers, a row a proposing seat: a bit a seat that has one; and how many each has made in the running turn. The notes,
 * by who proposed and to whom (`proposer * SEATS + other`) or by seat, are told in notes.ts.
 */
export const section = {
  name: 'trade',
  numbers: ['offerMask'],
  tables: { offers: words(SEATS * OFFER_WORDS, OFFER_WORDS) },
  notes: {
    asked: bytes(SEATS * SEATS),
    declined: bytes(SEATS * SEATS),
    askedIn: bytes(SEATS * SEATS),
    knew: bytes(SEATS * SEATS),
    parted: bytes(SEATS),
    unsold: bytes(SEATS),
    unsoldIn: bytes(SEATS),
  },
  turn: { offered: signed(SEATS) },
} as const satisfies Spec
