import fetchIntroductions from 'virtual:introductions'
import type { ToldIntroduction } from '@hausregeln/rulebooks/introduction/told.ts'
import { spokenData } from '@hausregeln/view-kit/i18n/index.ts'

/** How the built-in rulebooks introduce themselves, by their ids. */
export type Introductions = Readonly<Record<string, ToldIntroduction>>

export const introductions = spokenData(fetchIntroductions)
