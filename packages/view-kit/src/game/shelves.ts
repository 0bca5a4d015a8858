/** The databases that this page keeps in the browser, a shelf each; whatever is opened is named here, and so told of. */
export const SHELVES = {
  games: 'hausregeln',
  books: 'hausregeln-books',
  drafts: 'hausregeln-workshop',
  runs: 'hausregeln-laboratory',
} as const

export type Shelf = keyof typeof SHELVES
