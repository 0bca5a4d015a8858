// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, POT } from '@hausregeln/engine'
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    reportOwed: (a, v) => `${v.seat(a.seat)} schuldet der Börse einen Bericht.`,
    reportLate: (a, v) => `Der Bericht von ${v.seat(a.seat)} kommt zu spät; das Spiel gibt ihn ab.`,
    dividend: (a, v) => `${v.seat(a.seat)} schüttet ${v.money(a.perShare)} je Anteil aus, zusammen ${v.money(a.total)}.`,
    sharesUnsold: (a, v) => (a.number === 1 ? `Der Anteil von ${v.seat(a.issuer)} bleibt bei der Bank.` : `Die ${a.number} Anteile von ${v.seat(a.issuer)} bleiben bei der Bank.`),
  },
  payment: {
    report: (a, v) => `${v.seat(a.from)} zahlt für den verspäteten Bericht ${v.money(a.amount)} ${common.phrase.paidTo(a, v)}.`,
    dividend: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} Dividende ${common.phrase.paidTo(a, v)}.`,
    takeover: (a, v) => `Vom Bargeld, das ${v.seat(a.from)} hatte, ${(a.to === BANK ? 'fallen' : a.to === POT ? 'fallen' : 'gehen')} ${v.money(a.amount)} ${common.phrase.paidTo(a, v)}.`,
  },
  refusal: {
    noSharesHeld: 'So viele Anteile sind dort nicht vorhanden.',
    sharesForCash: 'Gehandelt werden Anteile gegen Geld: Eine Seite gibt Anteile, die andere nur Geld.',
    sharesOutOfTurn: 'Anteile wechseln nur den Besitzer, wenn einer der beiden am Zug ist.',
    debtorShares: 'Mit offener Schuld werden Anteile nur mindestens zum Kurs verkauft.',
    aboutToBeTakenOver: 'Wer keinen eigenen Anteil mehr hält, handelt nur noch mit eigenen Anteilen: Die Übernahme steht bevor.',
    lastShareOwing: 'Der letzte eigene Anteil bleibt, solange eine Schuld offen ist oder noch Miete verlangt werden kann.',
    tooManySold: 'Die Bank nimmt von jedem höchstens {sharesSoldATurn} Anteile in einem Zug.',
    tooManyBought: 'Die Bank gibt jedem höchstens {sharesBoughtATurn} Anteile in einem Zug.',
    ownSharesFromBank: 'Die eigenen Anteile verkauft die Bank nicht zurück.',
    sharesTooDear: 'Das Bargeld reicht nicht für den Kurs dieser Anteile.',
    reportedAlready: 'In diesem Zug liegt schon ein Bericht vor.',
  },
  ask: {
    report: 'Die Börse wartet auf einen Bericht.',
  },
  about: {
    autoReports: 'Jeder fällige Bericht wird sofort abgegeben. Sonst hat man dafür Zeit, bis der Folgespieler seinen Zug beendet hat.',
  },
  wanted: (a, v) => `${v.seat(a.seat)} möchte ${common.phrase.shares(a, v)} von der Bank kaufen (mindestens ${v.money(a.minimum)}).`,
  moved: {
    sold: (a, v) => `${v.seat(a.from)} verkauft ${common.phrase.shares(a, v)} für ${v.money(a.price)} ${common.phrase.paidTo(a, v)}.`,
    bought: (a, v) => `${v.seat(a.to)} kauft ${common.phrase.shares(a, v)} für ${v.money(a.price)} ${common.phrase.paidFrom(a, v)}.`,
    gotBack: (a, v) => `${v.seat(a.to)} bekommt ${common.phrase.shares(a, v)} aus dem Besitz von ${v.seat(a.from)} zurück.`,
    left: (a, v) => `${v.seat(a.from)} hinterlässt ${common.phrase.shares(a, v)}; ${(a.number === 1 ? 'er geht' : 'sie gehen')} ${common.phrase.paidTo(a, v)}.`,
  },
  reported: (a, v) => `${v.seat(a.seat)} berichtet: Bargeld ${v.money(a.cash)}, Grundstücke ${v.money(a.property)}, Anteile in der Hand: ${a.number}, Kurs ${v.money(a.price)}.`,
  takenOver: {
    byPlayer: (a, v) => `${v.seat(a.seat)} hält keinen eigenen Anteil mehr und wird von ${v.seat(a.heir)} übernommen (${a.number} von ${v.numberOf('sharesEach')} Anteilen).`,
    woundUp: (a, v) => `${v.seat(a.seat)} hält keinen eigenen Anteil mehr und wird aufgelöst; alle Grundstücke fallen an die Bank zurück.`,
  },
  adjusted: {
    report: (a, v) => `Die Börsenaufsicht fordert von ${v.seat(a.seat)} einen Zwischenbericht.`,
    shares: (a, v) => `Ausgleich: ${v.seat(a.seat)} hat jetzt ${common.phrase.shares(a, v)}.`,
  },
  action: {
    sell: {
      some: (a, v) => `An die Bank verkaufen: ${common.phrase.shares(a, v)} (+${v.short(a.price)})`,
      last: (a, v) => `An die Bank verkaufen: ${common.phrase.shares(a, v)} (+${v.short(a.price)}, scheidet damit aus)`,
    },
    buyShares: (a, v) => `Von der Bank kaufen: ${common.phrase.shares(a, v)} (ab ${v.short(a.price)})`,
    report: {
      owed: 'Bericht abgeben',
      interim: 'Zwischenbericht abgeben',
    },
  },
  lot: {
    must: (a, v) => `Verdeckt auf ${common.phrase.shares(a, v)} bieten: mindestens ${v.money(a.minimum)}. Nur das höchste Gebot wird gezahlt.`,
    may: (a, v) => `Verdeckt auf ${common.phrase.shares(a, v)} bieten: ab ${v.money(a.minimum)}, oder 0 für keines. Nur das höchste Gebot wird gezahlt.`,
  },
  lastShare: (a, v) => `${v.seat(a.seat)} gibt damit den letzten eigenen Anteil ab, wird übernommen und scheidet aus.`,
}
