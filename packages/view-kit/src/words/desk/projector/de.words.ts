// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  balances: 'Kontostände',
  story: 'Was zuletzt geschehen ist',
  free: 'Frei',
  guest: 'Große Leinwand',
  waitsForGame: 'Hier erscheint das Spiel, sobald es in einem anderen Fenster dieses Browsers offen ist.',
  waitsForTable: 'Tisch wird geladen …',
  code: ($code) => `Code ${$code}`,
  scan: 'Mitspielen: mit dem Telefon scannen oder öffnen',
  onlyHere: 'Diesen Server erreicht nur dieses Gerät: npm start -- --home öffnet ihn für Telefone.',
  qr: 'Link als Bild für Telefone',
  seats: 'Am Tisch',
  freeSeat: 'frei',
  waitsForStart: 'Es geht los, sobald die Gastgeberin oder der Gastgeber beginnt.',
}
