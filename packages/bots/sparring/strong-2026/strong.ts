import { STRONG } from '../../src/steady/figures/characters.ts'
import { SteadyBot } from '../../src/steady/steady.ts'
import { BY_CHANCES } from './dealer.ts'

/**
 * The strong player as it was in November 2026, before it had nets for all rulebooks: what `strong` is measured against.
 * What lies in this folder stays as it is.
 */
export function createStrongOf2026(): SteadyBot {
  return new SteadyBot({ ...STRONG, name: 'strong-2026' }, BY_CHANCES)
}
