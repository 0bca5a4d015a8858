import { number, usually } from '@hausregeln/engine/core/choice.ts'
import { halfInJail } from './protection.ts'

/** What business from jail costs. */
export const choices = [usually('surcharge', 'halfInJail', ['protection'], halfInJail)] as const

export const numbers = [number('protectionShare', [0, 100], { unit: 'percent', usual: 50 })] as const
