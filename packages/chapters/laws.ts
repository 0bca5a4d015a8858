// Written by `npm run chapters` from the folders beside it; a test holds it against them.

import type { Law } from '@hausregeln/engine/kit/law.ts'
import { laws as bankDebt } from './bank-debt/laws.ts'
import { laws as building } from './building/laws.ts'
import { laws as claims } from './claims/laws.ts'
import { laws as mortgage } from './mortgage/laws.ts'
import { laws as shares } from './shares/laws.ts'

export type * from './known.ts'

/** What holds of the chapters, wherever they are played. */
export const laws: readonly Law[] = [...bankDebt, ...building, ...claims, ...mortgage, ...shares]
