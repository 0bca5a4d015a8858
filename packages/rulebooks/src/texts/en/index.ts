import type { Sentences } from '../chapter-texts.ts'
import * as rooms from './rooms.ts'

/** What every chapter says, in this language. */
export const english: Sentences = { ...rooms }
