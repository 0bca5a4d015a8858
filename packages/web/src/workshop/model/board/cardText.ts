import type { CardEffect } from '@hausregeln/engine/kit/effects.ts'
import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { currencyOf, formatAmount } from '@hausregeln/rulebooks/texts/amounts.ts'
import { cardName } from '@hausregeln/rulebooks/texts/written.ts'
import type { BoardFile } from '../draft.ts'

interface Told {
  readonly money: (amount: number) => string
  readonly space: (at: number) => string
}

type Phrases = { readonly [Effect in CardEffect as Effect['do']]?: (effect: Effect, told: Told) => string }

const GERMAN: Phrases = {
  advanceTo: ({ space }, told) => `Rücke vor bis ${told.space(space)}.`,
  nextUtility: ({ factor }) =>
    `Rücke vor bis zum nächsten Werk. Gehört es jemandem, zahle das ${factor}-Fache der Augen.`,
  nextStation: ({ times }) =>
    `Rücke vor bis zum nächsten Bahnhof.${times === 1 ? '' : ` Gehört er jemandem, zahle das ${times}-Fache der Miete.`}`,
  back: ({ steps }) => `Gehe ${steps === 1 ? 'ein Feld' : `${steps} Felder`} zurück.`,
  toJail: () => 'Geh ins Gefängnis, auf direktem Weg.',
  jailFree: () => 'Damit kommst du frei. Behalte diese Karte, bis du sie brauchst.',
  receive: ({ amount }, told) => `Die Bank zahlt dir ${told.money(amount)}.`,
  pay: ({ amount }, told) => `Zahle der Bank ${told.money(amount)}.`,
  receiveEach: ({ amount }, told) => `Alle anderen zahlen dir je ${told.money(amount)}.`,
  payEach: ({ amount }, told) => `Zahle allen anderen je ${told.money(amount)}.`,
  repairs: ({ house, hotel }, told) =>
    `Zahle der Bank für jedes deiner Häuser ${told.money(house)} und für jedes Hotel ${told.money(hotel)}.`,
  nothing: () => 'Nichts geschieht.',
  sitOut: () => 'Setze einmal aus.',
  throwAgain: () => 'Würfle noch einmal.',
  opposite: () => 'Stelle deine Figur auf das Feld gegenüber.',
}

const ENGLISH: Phrases = {
  advanceTo: ({ space }, told) => `Move on to ${told.space(space)}.`,
  nextUtility: ({ factor }) => `Move on to the next utility. If somebody owns it, pay ${factor} times the throw.`,
  nextStation: ({ times }) =>
    `Move on to the next station.${times === 1 ? '' : ` If somebody owns it, pay ${times} times the rent.`}`,
  back: ({ steps }) => `Go back ${steps === 1 ? 'one space' : `${steps} spaces`}.`,
  toJail: () => 'Go to jail, directly.',
  jailFree: () => 'This sets you free. Keep the card until you need it.',
  receive: ({ amount }, told) => `The bank pays you ${told.money(amount)}.`,
  pay: ({ amount }, told) => `Pay the bank ${told.money(amount)}.`,
  receiveEach: ({ amount }, told) => `All others pay you ${told.money(amount)} each.`,
  payEach: ({ amount }, told) => `Pay all others ${told.money(amount)} each.`,
  repairs: ({ house, hotel }, told) =>
    `Pay the bank ${told.money(house)} for each of your houses and ${told.money(hotel)} for each hotel.`,
  nothing: () => 'Nothing happens.',
  sitOut: () => 'Sit out one turn.',
  throwAgain: () => 'Throw again.',
  opposite: () => 'Put your piece on the opposite space.',
}

/** What a card says that nobody has written for: what it does, in German and English. */
export function textFor(board: BoardFile, effect: CardEffect): { readonly de: string; readonly en: string } {
  return { de: phrase(GERMAN, 'de', board, effect), en: phrase(ENGLISH, 'en', board, effect) }
}

function phrase(phrases: Phrases, language: 'de' | 'en', board: BoardFile, effect: CardEffect): string {
  const currency = { ...board, currency: textOf(board.currency ?? '') }
  const told: Told = {
    money: (amount) => formatAmount(language, amount, currencyOf(currency, language, amount)),
    space: (at) => textOf(board.spaces?.[at]?.name ?? `${at}`)[language],
  }
  const say = phrases[effect.do] as ((effect: CardEffect, told: Told) => string) | undefined
  return (say?.(effect, told) ?? `${cardName(effect.do)[language]}.`).slice(0, MOST_TEXT)
}

/** What a file takes for the text of a card. */
const MOST_TEXT = 400
