import { circleFaults } from './circles.ts'
import { floorFaults } from './floors.ts'
import { PACKAGES } from './house.ts'
import type { Import } from './imports.ts'
import { packageFaults } from './packages.ts'

/** A sentence for each import that the table in house.ts does not allow, and for each circle of too many files. */
export function importFaults(imports: readonly Import[]): string[] {
  return [
    ...packageFaults(PACKAGES, imports),
    ...Object.values(PACKAGES).flatMap((one) => floorFaults(one, imports)),
    ...circleFaults(imports),
  ]
}
