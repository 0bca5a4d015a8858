import { defineTexts } from '../../i18n/index.ts'

/** Words for buying and building from afar. */
export const remoteTexts = defineTexts({
  de: {
    buildIn: (group: string) => `In ${group} bauen …`,
    buildRemoteIn: (group: string, name: string) => `In ${group} aus der Ferne bauen (zu Gast: ${name}) …`,
    remote: 'Fernkauf, solange dort jemand steht',
    last: 'Wer jetzt aus der Ferne kauft oder verkauft, baut auf diesem Halt nicht mehr.',
  },
  en: {
    buildIn: (group) => `Build in ${group} …`,
    buildRemoteIn: (group, name) => `Build in ${group} from afar (visitor: ${name}) …`,
    remote: 'Remote purchase, while somebody stands there',
    last: 'Whoever now buys from afar or sells can no longer build on this stop.',
  },
})
