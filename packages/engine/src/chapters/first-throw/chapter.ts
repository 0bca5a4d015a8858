import type { Chapter } from '../../core/chapter.ts'
import { choices, dealChoices } from './choices.ts'
import { dealFrame } from './deal.ts'
import { firstThrowFrame } from './first-throw.ts'

export const firstThrow: Chapter = {
  name: 'first-throw',
  slots: ['firstThrow'],
  frames: [firstThrowFrame],
  choices,
  needs: ['turn'],
}

export const deal: Chapter = {
  name: 'deal',
  slots: ['deal'],
  frames: [dealFrame],
  choices: dealChoices,
  needs: ['first-throw', 'open=firstThrowAndDeal'],
  clashes: ['claims'],
}
