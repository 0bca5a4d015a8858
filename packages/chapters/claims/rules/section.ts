import { DEEDS } from '@hausregeln/engine/core/limits.ts'
import { type Spec, words } from '@hausregeln/engine/core/state/section.ts'

/** By deed: when it was bought, as `occasion` counts (kit/occasion.ts). */
export const section = { name: 'claims', tables: { boughtAt: words(DEEDS) } } as const satisfies Spec
