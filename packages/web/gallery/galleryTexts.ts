import { ALL } from './say/all.words.ts'

/** What the gallery says, in every language. */
export const galleryTexts = ALL
