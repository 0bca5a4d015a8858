// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    estate: {
      gist: 'Was die Bank von Ausgeschiedenen erhält, ist frei von Hypotheken.',
    },
  },
  question: {
    estateAuction: 'Was davon die Bank erhält',
  },
  choice: {
    estate: {
      toHeir: 'geht an den Gläubiger oder die Bank',
      isFree: 'ist wieder frei',
    },
    estateAuction: {
      auctionToAll: 'wird offen versteigert',
      staysWithBank: 'ist wieder frei',
    },
  },
  event: {
    estateAuctioned: (a, v) => `Aus dem Besitz von ${v.seat(a.seat)} kommt ${v.deed(a.deed)} zur Versteigerung.`,
  },
}
