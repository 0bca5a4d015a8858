import type { Net } from '@hausregeln/bots/steady/figures/net.ts'
import { calibrationOf, clockOf } from './calibration.ts'
import { type Moments, PART, TURNS } from './moments.ts'

/** Shows how well a net's chances hold in these moments, by quarter. */
export function tell(net: Net, test: readonly Moments[]): void {
  const clocks = {
    'by turns so far': clockOf(test, TURNS),
    'by part of the game': { word: PART, ends: [0.25, 0.5, 0.75] },
  }
  for (const [name, clock] of Object.entries(clocks)) {
    console.log(`quarters ${name}`)
    for (const { moments, loss, even, off, worst, byChance } of calibrationOf(net, test, clock))
      console.log(
        `  ${moments} moments: off by ${off.toFixed(2)} points (${byChance.toFixed(2)} by chance alone), at most ${worst.toFixed(1)}; loss ${loss.toFixed(4)} of ${even.toFixed(4)}`,
      )
  }
}
