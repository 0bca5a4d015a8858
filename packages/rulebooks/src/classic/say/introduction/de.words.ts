// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  intro: {
    line: 'Das Spiel, das du kennst, genau nach den Regeln',
    special: 'Du kaufst, worauf du landest, tauschst dir ganze Farbgruppen zusammen, baust gleichmäßig und nimmst Miete ein, bis nur noch einer zahlen kann. Jede Regel gilt so, wie sie dasteht, und so spielen es zu Hause die wenigsten.',
    for: 'Alle, die es schon einmal gespielt haben. Auch wer neu ist, fängt am besten hier an: Stadion und Börse bauen darauf auf.',
    hard: 'Mittel: wenig zu lernen, viel zu verhandeln.',
    point: {
      '1': 'Auf Frei Parken gibt es kein Geld, außer der Tisch vereinbart einen Topf.',
      '2': 'Was nicht gekauft wird, wird versteigert, und wer abgelehnt hat, darf mitbieten.',
      '3': 'Miete wird nur gezahlt, wenn der Eigentümer sie verlangt, bevor der nächste Spieler würfelt.',
      '4': 'Genau auf LOS gibt es die üblichen {salaryPass} Taler, nicht das Doppelte.',
      '5': 'Auch im Gefängnis nimmst du Miete ein, kaufst, bietest, tauschst und baust.',
      '6': 'Es gibt nur {houses} Häuser. Werden sie knapp, werden sie versteigert.',
      '7': 'Spieler leihen einander kein Geld, und niemand verzichtet im Voraus auf Miete.',
    },
  },
}
