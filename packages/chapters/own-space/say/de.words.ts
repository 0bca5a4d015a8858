// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    own: {
      space: {
        title: 'Verkauf eines Grundstücks an die Bank, auf dem man gelandet ist',
      },
    },
  },
  choice: {
    buildsEvenly: {
      whereLanded: 'auf der eigenen Straße, auf der man gelandet ist',
    },
    ownDeed: {
      noted: 'wird gemerkt',
    },
  },
  number: {
    wholeGroupPrice: 'Hauspreis für ganze Gruppen',
  },
}
