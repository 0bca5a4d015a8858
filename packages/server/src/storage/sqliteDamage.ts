/** SQLite's codes for a file that is not what it should be, and for one that is no database at all. */
const CORRUPT = 11
const NO_DATABASE = 26

/** Whether SQLite says so of its file. */
export function isDamage(error: unknown): boolean {
  const { errcode = 0 } = error as { readonly errcode?: number }
  return (errcode & 0xff) === CORRUPT || (errcode & 0xff) === NO_DATABASE
}
