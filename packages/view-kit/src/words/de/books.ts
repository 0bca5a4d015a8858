/** Words for rulebooks that somebody has brought, and for what is different in them. */
export const books = {
  own: 'eigene Regeln',
  ownRules: 'Gespielt wird nach eigenen Regeln',
  compared: (count: number, base: string) =>
    count === 1 ? `1 Unterschied zu „${base}“` : `${count} Unterschiede zu „${base}“`,
  same: (base: string) => `Keine Regel ist anders als in „${base}“.`,
  was: 'sonst',
  is: 'hier',
  coming: 'Das Regelwerk wird geladen …',
  keep: 'In meine Liste',
  kept: 'In deiner Liste',
  saveFile: 'Als Datei sichern',
  keptTitle: 'Von dir geöffnet',
  finishedTitle: 'Fertige Hausregeln',
  drop: (title: string) => `„${title}“ aus der Liste nehmen`,
  notKept: 'Dieses Regelwerk ist nicht mehr in der Liste dieses Browsers.',
  fromLink: 'Ein Regelwerk aus einem Link',
}
