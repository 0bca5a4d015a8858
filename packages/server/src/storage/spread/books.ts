import type { BookStore } from '../books/bookStore.ts'
import type { Storage } from '../storage.ts'

/** Rulebooks in the first database; tables of the others need them, too. */
export function booksOf(first: Storage, others: readonly Storage[]): BookStore {
  const { books } = first
  return {
    put: (book) => books.put(book),
    get: (mark) => books.get(mark),
    size: () => books.size(),
    addLink: (link) => books.addLink(link),
    openLink: (code, at) => books.openLink(code, at),
    linksOf: (guest) => books.linksOf(guest),
    links: (after, limit) => books.links(after, limit),
    removeLink: (code, guest) => books.removeLink(code, guest),
    tidy: async (unopenedSince, unusedSince, needed = []) => {
      const elsewhere = await Promise.all(others.map((other) => other.marks()))
      await books.tidy(unopenedSince, unusedSince, [...needed, ...elsewhere.flat()])
    },
  }
}
