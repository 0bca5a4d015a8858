// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  lost: 'Hier ist nichts',
  lostText: 'Diese Adresse führt nirgendwohin: Sie ist unvollständig, oder das Gesuchte gibt es nicht mehr.',
  toHome: 'Zur Startseite',
  licences: 'Lizenzen',
  licencesIntro: 'Hausregeln ist freie Software unter der MIT-Lizenz. Diese Seite enthält auch Werke anderer: Hier siehst du, wem sie gehören und was du damit darfst.',
  licencesFailed: 'Die Lizenzen lassen sich gerade nicht laden. Bist du online?',
  offline: 'Ohne Netz',
  offlineStates: {
    insecure: 'Ohne https erlauben Browser weder Installieren noch Spielen ohne Netz; wo das Programm läuft, geht beides unter localhost.',
    unable: 'Dieser Browser (oder dieses private Fenster) kann die Seite nicht zum Spielen ohne Netz speichern.',
    laying: 'Die Seite wird gerade auf diesem Gerät gespeichert. Danach geht alles an einem Bildschirm auch ohne Netz.',
    ready: 'Die Seite ist mit allen Regelbüchern auf diesem Gerät gespeichert: An einem Bildschirm spielst du auch ohne Netz.',
  },
  install: 'Auf diesem Gerät installieren',
  newer: 'Eine neue Fassung von Hausregeln liegt bereit.',
  takeNewer: 'Jetzt laden',
  later: 'Später',
  broken: 'Ein Teil der Seite ließ sich nicht laden',
  brokenText: 'Vielleicht bist du offline, oder der Server hat eine neue Version. Das Spiel ist gesichert; nach dem Neuladen geht es weiter.',
  reload: 'Seite neu laden',
}
