// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    share: {
      trade: {
        title: 'Handel mit Anteilen an Spielern',
      },
    },
    shares: {
      title: 'Anteile an Spielern und ihre Börse',
    },
  },
  choice: {
    startReached: {
      dividend: 'die Dividende',
    },
    milestone: {
      annualReport: 'mit {reportSpace}',
    },
    received: {
      reports: 'ist zu berichten',
    },
    turnEnded: {
      closeExchange: 'nach der Zeit, die der Tisch setzt',
    },
    wealth: {
      withShares: 'Geld, Grundstücke und Gebäude zum Preis, beliehene zur Hälfte, und alle Anteile',
    },
    eliminate: {
      takenOver: 'wird übernommen',
    },
    estate: {
      withShares: 'geht mit allen Anteilen an den Gläubiger oder die Bank',
    },
  },
  number: {
    lateFine: 'Strafe für einen späten Bericht',
    reportSpace: 'Feld des Jahresberichts',
    sharesEach: 'Anteile, aus denen jeder besteht',
    majority: 'Anteile für eine Mehrheit',
    sharesSoldATurn: 'Anteile, die die Bank in einem Zug nimmt',
    sharesBoughtATurn: 'Anteile, die die Bank in einem Zug gibt',
  },
}
