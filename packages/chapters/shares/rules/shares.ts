import type { MatterRule } from '@hausregeln/engine/core/book.ts'
import { voidShares } from './register.ts'

export const issued: MatterRule = {
  name: 'shares issued',
  may: () => 0,
  each: () => {},
  onLeave: voidShares,
}
