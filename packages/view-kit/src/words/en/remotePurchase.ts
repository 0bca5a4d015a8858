import type { Words } from '../words.ts'

/** Words for buying and building from afar. */
export const remotePurchase: Words['remotePurchase'] = {
  buildIn: (group) => `Build in ${group} …`,
  buildRemoteIn: (group, name) => `Build in ${group} from afar (visitor: ${name}) …`,
  remote: 'Remote purchase, while somebody stands there',
  last: 'If you buy from afar or sell now, you can no longer build on this stop.',
}
