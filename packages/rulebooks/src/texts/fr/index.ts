import type { SomeSentences } from '../chapter-texts.ts'
import type { Catalogue } from '../language.ts'
import { boards } from './boards.ts'
import { cards } from './cards.ts'
import { board } from './catalogue.ts'
import { choices } from './choices.ts'
import * as rooms from './rooms.ts'

/** What boards, cards, options and choices say in French, by what they say in English. */
export const catalogue: Catalogue = { ...board, ...boards, ...cards, ...choices }

/** What chapters say in French. */
export const sentences: SomeSentences = { ...rooms }
