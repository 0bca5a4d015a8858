import { onSpace, policy } from '@hausregeln/engine'

/** What a rulebook with a ferry is asked. */
export const policies = {
  /** What happens at a harbour: a kind of space that other rulebooks do not know. */
  onHarbour: onSpace('harbour', { de: 'Der Hafen', en: 'The harbour' }),
  /** The account that the fare goes to. */
  fareTo: policy<number>({ de: 'Das Fahrgeld der Fähre', en: 'The fare of the ferry' }),
} as const
