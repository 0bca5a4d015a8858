/** Words for a board with other names and prices. */
export const ownBoard = {
  hint: 'Namen und Preise, wie sie auf dem Tisch stehen. Die Hypothek folgt dem Preis. Daraus wird ein Regelwerk mit einer Hausregel, die sagt, was anders ist; es liegt jedem Protokoll bei.',
  nameOf: (name: string) => `Name von ${name}`,
  priceOf: (name: string) => `Preis von ${name}`,
  more: 'Mieten',
  rents: 'Mieten, durch Komma getrennt',
  rentsWrong: (count: string) => `Es müssen ${count} ganze Zahlen sein.`,
  house: 'Preis eines Hauses',
  nameless: 'Jede Straße braucht einen Namen.',
  same: 'So steht es schon im Regelwerk.',
  faults: 'So kann nicht gespielt werden:',
  take: (count: string) => `Übernehmen (${count})`,
}
