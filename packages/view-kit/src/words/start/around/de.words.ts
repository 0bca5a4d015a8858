// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  lost: 'Hier ist nichts',
  lostText: 'Diese Adresse führt nirgendwohin. Vielleicht fehlt ihr ein Stück, oder es gibt das Gesuchte nicht mehr.',
  toHome: 'Zur Startseite',
  licences: 'Lizenzen',
  licencesIntro: 'Hausregeln ist freie Software unter der MIT-Lizenz. Mit dieser Seite kommt auch, was andere geschrieben und gezeichnet haben; wem es gehört und was du damit darfst, steht hier.',
  licencesFailed: 'Die Lizenzen lassen sich gerade nicht laden. Besteht eine Verbindung zum Netz?',
  offline: 'Ohne Netz',
  offlineStates: {
    insecure: 'Ohne https erlauben Browser weder das Installieren noch das Spielen ohne Netz; auf dem Rechner, auf dem das Programm läuft, geht beides unter localhost.',
    unable: 'Dieser Browser (oder dieses private Fenster) kann die Seite nicht für das Spielen ohne Netz speichern.',
    laying: 'Die Seite wird gerade auf diesem Gerät gespeichert. Danach geht alles an einem Bildschirm auch ohne Netz.',
    ready: 'Die Seite ist mit allen Regelbüchern auf diesem Gerät gespeichert: An einem Bildschirm spielt ihr auch ohne Netz.',
  },
  install: 'Auf diesem Gerät installieren',
  newer: 'Eine neue Fassung von Hausregeln liegt bereit.',
  takeNewer: 'Jetzt laden',
  later: 'Später',
  broken: 'Ein Teil der Seite ließ sich nicht laden',
  brokenText: 'Vielleicht fehlt gerade das Netz, oder auf dem Server liegt eine neue Fassung. Gespielte Züge sind gesichert; nach dem Neuladen geht es dort weiter.',
  reload: 'Seite neu laden',
}
