// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { list } = language('de-DE')

export const words: Words = {
  heads: {
    start: 'Anfang',
    luck: 'Glück',
    ownLuck: '(eigene Würfe)',
    play: 'Spiel',
    others: 'Spiel der anderen',
    rest: 'Rest',
    end: 'Ende',
  },
  causes: {
    luck: 'Glück',
    play: 'Spiel',
    rest: 'Rest',
  },
  verdict: (a) => (a.won ? `${a.name} hat gewonnen: durch Glück ${a.luck}, durch Spiel ${a.play}.` : `${a.name} hat nicht gewonnen: durch Glück ${a.luck}, durch Spiel ${a.play}.`),
  lead: (a) => `Längste Führung: ${a.name}, Runde ${a.round} bis ${a.toRound} (Eintrag ${a.entry} bis ${a.toEntry}).`,
  noLead: 'Niemand lag je vorn.',
  running: 'Das Spiel ist nicht zu Ende: Die letzten Chancen sind die, bei denen es aufhört.',
  otherRules: 'Das Netz wurde für andere, ähnliche Regeln trainiert: Seine Zahlen können danebenliegen.',
  turningPoints: 'Wendepunkte:',
  moment: (a) => `Eintrag ${a.entry}, Runde ${a.round}: ${a.name} ${a.change} (${a.cause}).`,
  note: 'In Prozentpunkten, wie das Netz die Gewinnchancen schätzt; Spiel wird an dem gemessen, was der Bot „steady“ täte.',
  decisions: 'Schlechteste Entscheidungen:',
  decision: (a) => `Eintrag ${a.entry}, Runde ${a.round}: ${a.name} ${a.change}.`,
  done: (a) => `Getan: ${list(a.what)}.`,
  doneNothing: 'Getan: nichts.',
  instead: (a) => `Besser: ${a.what} (${a.now} % statt ${a.before} %).`,
  insteadNothing: (a) => `Besser: nichts davon (${a.now} % statt ${a.before} %).`,
  playedOn: (a) => `Je ${a.games}-mal weitergespielt: ${a.change} (${a.least} bis ${a.most}).`,
  noDecisions: 'Keine Entscheidung hat einen halben Punkt oder mehr gekostet.',
  rolled: (a) => `Für diese Regeln wurde kein Netz trainiert: Die Chancen, in Prozent, sind die von Partien, die der Bot „steady“ von diesen Stellen aus je ${a.games}-mal weitergespielt hat, mit Grenzen von 95 % Sicherheit. Glück und Entscheidungen werden nicht genannt.`,
  rolledEntry: 'Eintrag',
  rolledRound: 'Runde',
  decisionsNote: 'Entscheidungen: was das Beste, das versäumt wurde, nach dem Netz der eigenen Chance gebracht hätte; ein Handel, den niemand vorschlug, zählt, wo er beiden genützt hätte. Verdeckte Gebote zählen danach, was andere hätten bieten können.',
  broken: (a) => `${a.path}: „${a.id}“ kann so nicht gespielt werden.`,
  fine: (a) => `${a.path}: „${a.id}“ kann gespielt werden, Kennung ${a.mark}.`,
  lessonFine: (a) => (a.count === 1 ? `${a.path}: eine Lektion zu „${a.id}“, die sich spielen lässt, ${a.count} Schritt.` : `${a.path}: eine Lektion zu „${a.id}“, die sich spielen lässt, ${a.count} Schritte.`),
  completed: (a) => (a.words === '' ? `Ergänzt: ${a.step}.` : `Ergänzt: ${a.step} – ${a.words}.`),
  tried: (a) => (a.ended === 1 ? `${a.ended} von ${a.games} Probespielen war nach höchstens ${a.rounds} Runden zu Ende.` : `${a.ended} von ${a.games} Probespielen waren nach höchstens ${a.rounds} Runden zu Ende.`),
  doubt: 'Das Spiel endet oft nicht von selbst.',
  stuck: (a) => `Ein Probespiel kann nicht weitergehen: ${a.why}`,
}
