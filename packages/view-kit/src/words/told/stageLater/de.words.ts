// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  bank: 'Bank',
  cashNow: 'Bargeld',
  couldRaise: 'Hypotheken und Verkäufe brächten',
  stillMissing: 'Es würde immer noch fehlen',
  leftAtMost: 'Danach blieben höchstens',
  attempt: ($turn, $all) => `Versuch ${$turn} von ${$all}`,
  doubles: 'Pasch in einem Wurf',
  oneInSix: '1 von 6',
  lastTry: 'Ohne Pasch sind jetzt fällig',
  cashAfterBail: ($price) => `Geld nach dem Freikauf für ${$price}`,
  printedPrice: 'Gedruckter Preis',
  richest: ($name) => `Am meisten kann ${$name} bieten`,
  endsAlone: 'Beenden, künftig von selbst',
  endsAloneHint: 'Gefragt wird wieder, sobald es Neues zu bauen oder abzulösen gibt. Anhalten kannst du jederzeit.',
  endsAsked: 'Wieder jedes Mal fragen',
}
