import { number } from '@hausregeln/engine/core/choice.ts'

/** How much talk a turn may have. */
export const numbers = [number('offersATurn', [0, 100], { usual: 12 })] as const
