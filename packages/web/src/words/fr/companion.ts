import type { SomeWords } from '../words.ts'

export const companion: SomeWords<'companion'> = {}
