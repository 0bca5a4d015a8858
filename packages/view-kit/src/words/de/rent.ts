/** Words for rents that follow the throw. */
export const rent = {
  radar: 'Miete nach Wurf und Zahl der Fallen',
  radarThrow: 'Wurf',
  radarOwned: (count: number) => `${count} im Besitz`,
}
