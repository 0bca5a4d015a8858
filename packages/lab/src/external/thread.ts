/** Words that the thread shares with the one that waits: what it has said so far, the program's process, the end. */
export const COUNT = 0
export const PID = 1
export const ENDED = 2
export const STATUS_WORDS = 3

/** What the thread says: a line of the program's, or how the program has ended. */
export type FromChild = { readonly line: string } | { readonly ended: 'gone' | 'flood'; readonly sentence: string }
