import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allPlaythroughs } from './specs.ts'

/** `npm run goldens`: writes all playthroughs again. Read the difference before it is committed. */
const folder = join(import.meta.dirname, 'golden')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, text] of allPlaythroughs()) writeFileSync(join(folder, name), text)
