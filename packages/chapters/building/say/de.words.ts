// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    building: {
      gist: 'Auf Straßen werden Häuser gebaut, auf die volle Zahl von Häusern folgt ein Hotel. Die Bank nimmt Gebäude zum halben Preis zurück.',
    },
  },
  question: {
    buildsWhere: 'Beim Bauen steht die eigene Figur',
    buildsAnyTime: 'Wann gebaut wird',
  },
  choice: {
    buildsEvenly: {
      wholeGroups: 'auf ganzen Gruppen, gleichmäßig',
      unevenly: 'auf ganzen Gruppen, auch ungleichmäßig',
      singly: 'auf jeder eigenen Straße, auch ohne die ganze Gruppe und ungleichmäßig',
    },
    buildsWhere: {
      whereYouStand: 'auf der Straße, auf der gebaut wird',
      anywhere: 'irgendwo',
    },
    buildsAnyTime: {
      ownTurn: 'im eigenen Zug und zwischen den Zügen',
      anyTime: 'jederzeit',
    },
  },
  number: {
    shortGameHouses: 'Häuser vor einem Hotel im kurzen Spiel',
  },
}
