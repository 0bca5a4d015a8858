// The second half of `npm run lint`: imports, as the table in house.ts allows them.
import { join } from 'node:path'
import { PACKAGES } from './house.ts'
import { importFaults } from './importFaults.ts'
import { importsOf } from './imports.ts'

const imports = importsOf(
  join(import.meta.dirname, '../..'),
  Object.values(PACKAGES).map(({ folder }) => folder),
)
const faults = importFaults(imports)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
