/** A rulebook that people have brought, as it is kept: each text once, however many tables and links need it. */
export interface StoredBook {
  /** SHA-256 of its text, in hexadecimal digits. */
  readonly mark: string
  /** The hash of its rules: of a translation it is the same. */
  readonly identity: string
  /** The built-in rulebook that it is best compared with. */
  readonly base: string
  /** The rulebook's file. */
  readonly file: string
  /** When somebody last brought it or laid a table with it, in milliseconds since 1970. */
  readonly used: number
}

/** A short link to a rulebook. Times are milliseconds since 1970. */
export interface StoredLink {
  readonly code: string
  readonly mark: string
  /** Id of the person who made it. */
  readonly guest: string
  readonly made: number
  /** When it was last opened, or made. */
  readonly opened: number
}

/**
 * Rulebooks and short links to them. What a promise has confirmed is durable. All methods reject with `StorageError`.
 */
export interface BookStore {
  /** Keeps a book; of one that is there already, only that it was used. */
  put(book: StoredBook): Promise<void>
  /** Null: there is none of this mark. */
  get(mark: string): Promise<StoredBook | null>
  /** How many characters all books have together. */
  size(): Promise<number>
  /** Makes a link; the code must be new. */
  addLink(link: StoredLink): Promise<void>
  /** A link that is opened at the moment `at`; null: there is none of this code. */
  openLink(code: string, at: number): Promise<StoredLink | null>
  /** Links of a person, the one made last first. */
  linksOf(guest: string): Promise<StoredLink[]>
  /** A page of all links, in the order of their codes: those after this code. */
  links(after: string, limit: number): Promise<StoredLink[]>
  /** Removes a link; of this person, or whose ever it is (null). False: there is none. */
  removeLink(code: string, guest: string | null): Promise<boolean>
  /**
   * Removes links that nobody has opened since (null: none), then books to which neither a table nor a link leads and
   * that nobody has used since. `needed`: marks of books that tables elsewhere have.
   */
  tidy(unopenedSince: number | null, unusedSince: number, needed?: readonly string[]): Promise<void>
}
