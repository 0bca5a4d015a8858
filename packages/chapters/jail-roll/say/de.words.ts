// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    bailInLastTurn: 'Freikauf vor dem letzten Wurf',
  },
  choice: {
    jail: {
      rollOut: 'Pasch ({attempts} Versuche), Freikarte oder {bail} vor dem Wurf; nach dem letzten Fehlwurf sind {lastBail} Pflicht',
    },
    bailInLastTurn: {
      refused: 'nicht mehr möglich',
      allowed: 'noch möglich',
    },
  },
  number: {
    lastBail: 'Freikauf nach dem letzten Fehlwurf',
  },
  refusal: {
    noBailAnyMore: 'Vor dem letzten Versuch kann man sich nicht mehr freikaufen.',
    noJailCard: 'Dafür wird eine Freikarte gebraucht.',
  },
  action: {
    playJailCard: 'Freikarte spielen',
  },
}
