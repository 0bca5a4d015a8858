// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  buildIn: ($group) => `Build in ${$group}…`,
  buildRemoteIn: ($group, $name) => `Build in ${$group} from afar (visitor: ${$name})…`,
  remote: 'Remote purchase, while somebody stands there',
  last: 'If you buy from afar or sell now, you can no longer build on this stop.',
}
