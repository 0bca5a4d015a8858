/** Words for buying and building from afar. */
export const remotePurchase = {
  buildIn: (group: string) => `In ${group} bauen …`,
  buildRemoteIn: (group: string, name: string) => `In ${group} aus der Ferne bauen (zu Gast: ${name}) …`,
  remote: 'Fernkauf, solange dort jemand steht',
  last: 'Wer jetzt aus der Ferne kauft oder verkauft, baut auf diesem Halt nicht mehr.',
}
