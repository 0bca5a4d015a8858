import { sayings } from '@hausregeln/engine/core/saying.ts'
import { words } from './say/en.words.ts'
import type { Words } from './say/shape.words.ts'

/** What is said of a rulebook’s file: why it cannot be read, and in what it differs from another. */
export const say = sayings<Words>('file', words)
