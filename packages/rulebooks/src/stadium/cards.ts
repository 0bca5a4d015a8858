import type { CardDef, DeckDef } from '@hausregeln/engine/kit/definition.ts'
import { chance, community } from '../classic/cards.ts'

/** S-0.1: each card does what the classic card of its number does (K-0.3), in words of its own. */
function retold(deck: DeckDef, texts: readonly (readonly [de: string, en: string])[]): CardDef[] {
  return deck.cards.map(({ effect }, index) => {
    const text = texts[index]
    if (text === undefined) throw new Error(`card ${index} has no text`)
    return { effect, text: { de: text[0], en: text[1] } }
  })
}

/** The sixteen away cards. Their order is the record's numbering; play shuffles them. */
export const away: DeckDef = {
  name: { de: 'Auswärtsspiel', en: 'Away game' },
  cards: retold(chance, [
    [
      'Der Mannschaftsbus hat ausnahmsweise Rückenwind: weiter auf Anstoß (LOS), dort gibt es 200 ₩ Gehalt.',
      'For once the team bus has the wind behind it: on to Kick-off (Start), where a salary of ₩200 is paid.',
    ],
    [
      'Der Linienrichter hat seine Brille vergessen, Aushilfe wird gesucht: weiter zur Seitenlinie. Unterwegs über LOS gibt es 200 ₩.',
      'The linesman has left his glasses at home and a stand-in is wanted: on to Touchline. Passing Start on the way pays ₩200.',
    ],
    [
      'Elf linke Schuhe eingepackt: weiter zur Zeugwartkammer, tauschen. Unterwegs über LOS gibt es 200 ₩.',
      'Eleven left boots in the bag: on to Kit Room to swap them. Passing Start on the way pays ₩200.',
    ],
    [
      'Ohne Schal friert sogar der Fanclub-Vorsitz: vor bis zum nächsten Laden. Ist er frei, steht er zum Kauf. Gehört er einem anderen Spieler, wird gewürfelt und das Zehnfache der Augen gezahlt.',
      'Even the head of the supporters’ club freezes without a scarf: on to the next shop. If it is unowned, it is for sale. If another player owns it, throw the dice and pay ten times the total.',
    ],
    [
      'Das Spiel wird kurzfristig verlegt: vor bis zur nächsten Spielstätte. Ist sie frei, steht sie zum Kauf. Gehört sie einem anderen Spieler, kostet der Auftritt die doppelte Miete.',
      'The match is moved at short notice: on to the next venue. If it is unowned, it is for sale. If another player owns it, the visit costs double rent.',
    ],
    [
      'Das Navi kennt nur Fußballplätze: vor bis zur nächsten Spielstätte. Ist sie frei, steht sie zum Kauf. Gehört sie einem anderen Spieler, kostet der Umweg die doppelte Miete.',
      'The route planner knows football grounds only: on to the next venue. If it is unowned, it is for sale. If another player owns it, the detour costs double rent.',
    ],
    [
      'Die Auswärtsfans haben das Tippspiel leer geräumt: 50 ₩ von der Bank.',
      'The travelling fans have swept the score predictions: ₩50 from the bank.',
    ],
    [
      'Der Schiedsrichter sah alles, aber nicht dies: Diese Freikarte öffnet einmal die Gefängnistür. Sie wird behalten, bis sie gespielt oder weitergegeben wird.',
      'The referee saw everything but this: this jail card opens the door once. Keep it until it is played or traded.',
    ],
    ['Abseits, und das um eine Fußlänge: 3 Felder zurück.', 'Offside, and only by a toecap: 3 spaces back.'],
    [
      'Nach dem Abpfiff in die falsche Kurve gejubelt: geradewegs ins Gefängnis, ohne Gehalt.',
      'Celebrated in front of the wrong end: straight to jail, without salary.',
    ],
    [
      'Der Winter war den Dächern ein harter Gegner: je Tribüne 25 ₩ und je Stadion 100 ₩ an die Bank.',
      'Winter has tackled the roofs from behind: ₩25 for each stand and ₩100 for each stadium to the bank.',
    ],
    ['Im Spielertunnel geparkt: 15 ₩ an die Bank.', 'Parked in the players’ tunnel: ₩15 to the bank.'],
    [
      'Testspiel auf dem Dorf, und der Platzwart hat schon gekocht: weiter zur Maulwurfwiese. Unterwegs über LOS gibt es 200 ₩.',
      'A friendly in the village, and the groundsman has lunch ready: on to Molehill Meadow. Passing Start on the way pays ₩200.',
    ],
    [
      'Jemand muss den Henkel wieder ankleben: weiter zur Pokalvitrine.',
      'Somebody has to glue the handle back on: on to Trophy Cabinet.',
    ],
    [
      'Vor dem Spiel „Wenn wir gewinnen, zahle ich“ gerufen, und dann das: jedem anderen Spieler 50 ₩.',
      '“If we win, the drinks are on me”, and then they won: ₩50 to every other player.',
    ],
    [
      'Das Tor von der Mittellinie wird Werbespot: 150 ₩ von der Bank.',
      'The goal from the halfway line ends up in a commercial: ₩150 from the bank.',
    ],
  ]),
}

/** The sixteen home cards, numbered like the away cards. */
export const home: DeckDef = {
  name: { de: 'Heimspiel', en: 'Home game' },
  cards: retold(community, [
    [
      'Die Kapelle spielt, die Kinder laufen ein: weiter auf Anstoß (LOS), dort gibt es 200 ₩ Gehalt.',
      'The band strikes up and the mascots walk out: on to Kick-off (Start), where a salary of ₩200 is paid.',
    ],
    [
      'Ausverkauft bis auf den letzten Klappsitz: 200 ₩ von der Bank.',
      'Sold out to the last folding seat: ₩200 from the bank.',
    ],
    [
      'Der Elfmeter landete auf der Anzeigetafel: 50 ₩ an die Bank.',
      'The penalty landed on the scoreboard: ₩50 to the bank.',
    ],
    [
      'Das Stadionheft mit dem Druckfehler wird Sammlerstück: 50 ₩ von der Bank.',
      'The match programme with the misprint becomes a collector’s item: ₩50 from the bank.',
    ],
    [
      'Die Wärterin hat eine Dauerkarte neben der eigenen: Diese Freikarte öffnet einmal die Gefängnistür. Sie wird behalten, bis sie gespielt oder weitergegeben wird.',
      'The warder has the season ticket in the next seat: this jail card opens the door once. Keep it until it is played or traded.',
    ],
    [
      'Den Spielball mit nach Hause genommen, samt Schiedsrichter: geradewegs ins Gefängnis, ohne Gehalt.',
      'Took the match ball home, and the referee with it: straight to jail, without salary.',
    ],
    [
      'Das Maskottchen gewinnt den Wettlauf der Maskottchen: 100 ₩ von der Bank.',
      'The mascot wins the mascots’ race: ₩100 from the bank.',
    ],
    [
      'Nach dem Spiel alle Becher eingesammelt: 20 ₩ Pfand von der Bank.',
      'Every cup collected after the match: a deposit of ₩20 from the bank.',
    ],
    [
      'Geburtstag im Mittelkreis, die ganze Mannschaft legt zusammen: von jedem anderen Spieler 10 ₩.',
      'A birthday in the centre circle and the whole team chips in: ₩10 from every other player.',
    ],
    [
      'Der Greenkeeper verkauft Rollrasen mit Autogramm: 100 ₩ von der Bank.',
      'The groundsman sells signed turf: ₩100 from the bank.',
    ],
    [
      'Das neue Flutlicht hatte keinen Schalter: 100 ₩ an die Bank.',
      'The new floodlights came without a switch: ₩100 to the bank.',
    ],
    [
      'Die Mannschaft will einen Yogalehrer, der Yogalehrer will Geld: 50 ₩ an die Bank.',
      'The team wants a yoga teacher and the yoga teacher wants money: ₩50 to the bank.',
    ],
    [
      'Die Trommel der Südkurve fand einen Ersatzschlägel: 25 ₩ von der Bank.',
      'The drum of the South Terrace has found its spare stick: ₩25 from the bank.',
    ],
    [
      'Ab sofort darf keine Sitzschale mehr wackeln: je Tribüne 40 ₩ und je Stadion 115 ₩ an die Bank.',
      'From now on no seat may wobble: ₩40 for each stand and ₩115 for each stadium to the bank.',
    ],
    [
      'Zweiter Platz im Seniorenturnier am Tischkicker: 10 ₩ von der Bank.',
      'Second place in the veterans’ table football cup: ₩10 from the bank.',
    ],
    [
      'Der verschollene Pokal stand die ganze Zeit in der Waschküche: 100 ₩ von der Bank.',
      'The missing cup was in the laundry all along: ₩100 from the bank.',
    ],
  ]),
}
