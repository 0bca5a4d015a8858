// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  buildIn: ($group) => `In ${$group} bauen …`,
  buildRemoteIn: ($group, $name) => `In ${$group} aus der Ferne bauen (zu Gast: ${$name}) …`,
  remote: 'Fernkauf, solange dort jemand steht',
  last: 'Wer jetzt aus der Ferne kauft oder verkauft, baut auf diesem Halt nicht mehr.',
}
