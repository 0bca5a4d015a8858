import { german } from './de/index.ts'
import { english } from './en/index.ts'
import type { Language } from './language.ts'
import { type Tongue, tongueOf } from './tongue.ts'

export const tongues: Readonly<Record<Language, Tongue>> = { de: tongueOf(german), en: tongueOf(english) }
