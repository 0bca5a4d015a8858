import type { Chapter } from '../../core/chapter.ts'
import { choices, dealChoices, dealNumbers } from './choices.ts'
import { dealFrame } from './deal.ts'
import { firstThrowFrame } from './first-throw.ts'
import { vocabulary } from './vocabulary.ts'

export const firstThrow: Chapter = {
  name: 'first-throw',
  theme: 'turn',
  vocabulary: [vocabulary],
  slots: ['firstThrow'],
  frames: [firstThrowFrame],
  choices,
  needs: ['turn'],
}

export const deal: Chapter = {
  name: 'deal',
  theme: 'turn',
  vocabulary: [vocabulary],
  slots: ['deal'],
  frames: [dealFrame],
  choices: dealChoices,
  numbers: dealNumbers,
  needs: ['open=firstThrowAndDeal|firstSeatAndDeal'],
  clashes: ['claims'],
}
