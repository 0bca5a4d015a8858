/** Numbers below this are random enough for dice among friends. */
const SEEDS = 2 ** 48

/** A seed of chance for the dice of a game at one screen. */
export function chanceSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high * 2 ** 32 + low) % SEEDS
}
