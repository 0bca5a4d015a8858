// The second half of `npm run lint`: imports, as the table in house.ts allows them.
import { join } from 'node:path'
import { floorFaults } from './floors.ts'
import { PACKAGES } from './house.ts'
import { importsOf } from './imports.ts'
import { packageFaults } from './packages.ts'

const imports = importsOf(
  join(import.meta.dirname, '../..'),
  Object.values(PACKAGES).map(({ folder }) => folder),
)
const faults = [
  ...packageFaults(PACKAGES, imports),
  ...Object.values(PACKAGES).flatMap((one) => floorFaults(one, imports)),
]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
