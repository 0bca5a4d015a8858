import type { SomeSentences } from '../chapter-texts.ts'
import * as rooms from './rooms.ts'

/** What chapters say in French. */
export const sentences: SomeSentences = { ...rooms }
