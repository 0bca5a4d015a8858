// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    remote: {
      purchase: {
        title: 'Kaufen und Bauen aus der Ferne',
      },
    },
  },
  refusal: {
    noClaim: 'Aus der Ferne kauft nur, wer den Anspruch auf die Gruppe hat.',
    deedTaken: 'Dieses Grundstück hat schon jemand gekauft.',
    nobodyOnSpace: 'Aus der Ferne gekauft wird nur, solange jemand anderes auf dem Grundstück steht.',
    remoteTooDear: 'Für Kaufpreis und Provision reicht das Bargeld nicht.',
    nobodyInGroup: 'Aus der Ferne gebaut wird nur, solange jemand anderes auf einem Grundstück der Gruppe steht.',
    remoteBuildTooDear: 'Für Gebäude und Provision reicht das Bargeld nicht.',
  },
}
