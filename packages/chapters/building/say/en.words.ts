// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    building: {
      gist: 'Houses are built on streets, and after the full number of houses a hotel. The bank takes buildings back at half their price.',
    },
  },
  question: {
    buildsWhere: 'When you build, your piece stands',
    buildsAnyTime: 'When you build',
  },
  choice: {
    buildsEvenly: {
      wholeGroups: 'on whole groups, evenly',
      unevenly: 'on whole groups, unevenly too',
      singly: 'on any street of your own, without the whole group and unevenly too',
    },
    buildsWhere: {
      whereYouStand: 'on the street that you build on',
      anywhere: 'anywhere',
    },
    buildsAnyTime: {
      ownTurn: 'in your own turn and between turns',
      anyTime: 'at any time',
    },
  },
  number: {
    shortGameHouses: 'Houses before a hotel in a short game',
  },
}
