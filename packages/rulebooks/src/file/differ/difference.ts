import type { Place, Text } from '@hausregeln/engine'

/** One thing in which the rules of two books differ: where it stands in the file, and what each of them says. */
export interface BookDifference {
  readonly at: Place
  readonly label: Text
  readonly before: Text
  readonly after: Text
}
