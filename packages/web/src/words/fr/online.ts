import type { SomeWords } from '../words.ts'

export const online: SomeWords<'online'> = {}
