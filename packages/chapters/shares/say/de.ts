import { BANK } from '@hausregeln/engine'
import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { paidFrom, paidTo, shares } from '../../say/de/words.ts'
import { told } from '../../say/told.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { SHAREHOLDERS } from '../rules/section.ts'
import { words } from './de.words.ts'

/** What the register says of shares that change hands: sold, bought, or left behind. */
function sharesMoved({ from, to, issuer, number, price, slot }: EventOf<'sharesMoved'>, v: Voice): string {
  switch (slot) {
    case 'shareTrade':
    case 'shareSale':
      return `${v.seat(from)} verkauft ${shares(number, issuer, from, v)} für ${v.money(price)} ${paidTo(to, v)}.`
    case 'sharePurchase':
      return `${v.seat(to)} kauft ${shares(number, issuer, to, v)} für ${v.money(price)} ${paidFrom(from, v)}.`
    default:
      if (to === issuer)
        return `${v.seat(to)} bekommt ${shares(number, issuer, to, v)} aus dem Besitz von ${v.seat(from)} zurück.`
      return `${v.seat(from)} hinterlässt ${shares(number, issuer, from, v)}; ${number === 1 ? 'er geht' : 'sie gehen'} ${paidTo(to, v)}.`
  }
}

function takenOver({ seat, heir, shares: held }: EventOf<'takenOver'>, v: Voice): string {
  const who = `${v.seat(seat)} hält keinen eigenen Anteil mehr`
  return heir < BANK
    ? `${who} und wird von ${v.seat(heir)} übernommen (${held} von ${v.numberOf('sharesEach')} Anteilen).`
    : `${who} und wird aufgelöst; alle Grundstücke fallen an die Bank zurück.`
}

function shareLot({ issuer, number, minimum, asks }: Questions['shareLot'], v: Voice): string {
  const least = asks ? `mindestens ${v.money(minimum)}` : `ab ${v.money(minimum)}, oder 0 für keines`
  return `Verdeckt auf ${shares(number, issuer, -1, v)} bieten: ${least}. Nur das höchste Gebot wird gezahlt.`
}

function lastShare(seat: number, v: Voice): string {
  return `${v.seat(seat)} gibt damit den letzten eigenen Anteil ab, wird übernommen und scheidet aus.`
}

export const texts: ChapterTexts<'shares'> = {
  events: {
    ...words.event,
    sharesWanted: ({ seat, issuer, number, minimum }, v) =>
      `${v.seat(seat)} möchte ${shares(number, issuer, seat, v)} von der Bank kaufen (mindestens ${v.money(minimum)}).`,
    sharesUnsold: ({ issuer, number }, v) =>
      number === 1
        ? `Der Anteil von ${v.seat(issuer)} bleibt bei der Bank.`
        : `Die ${number} Anteile von ${v.seat(issuer)} bleiben bei der Bank.`,
    sharesMoved,
    reported: ({ seat, cash, property, shares: held, price }, v) =>
      `${v.seat(seat)} berichtet: Bargeld ${v.money(cash)}, Grundstücke ${v.money(property)}, Anteile in der Hand: ${held}, Kurs ${v.money(price)}.`,
    takenOver,
  },
  payments: {
    ...words.payment,
    takeover: ({ from, to, amount }, v) =>
      `Vom Bargeld, das ${v.seat(from)} hatte, ${to < BANK ? 'gehen' : 'fallen'} ${v.money(amount)} ${paidTo(to, v)}.`,
  },
  refusals: words.refusal,
  adjustments: {
    report: ({ of }, v) => `Die Börsenaufsicht fordert von ${v.seat(of)} einen Zwischenbericht.`,
    shares: ({ of, value }, v) =>
      `Ausgleich: ${v.seat(of % SHAREHOLDERS)} hat jetzt ${shares(value, Math.floor(of / SHAREHOLDERS), of % SHAREHOLDERS, v)}.`,
  },
  actions: {
    sellShares: ({ issuer, number, price, own, last }, v) =>
      `An die Bank verkaufen: ${shares(number, own ? -1 : issuer, -1, v)} (+${v.short(price)}${last ? ', scheidet damit aus' : ''})`,
    buyShares: ({ issuer, number, price }, v) =>
      `Von der Bank kaufen: ${shares(number, issuer, -1, v)} (ab ${v.short(price)})`,
    report: ({ owed }) => (owed ? 'Bericht abgeben' : 'Zwischenbericht abgeben'),
  },
  questions: {
    ...told(words.ask),
    shareLot,
  },
  options: told(words.about),
  phrases: { lastShare },
}
