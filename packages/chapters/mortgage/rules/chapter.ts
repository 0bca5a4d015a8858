import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { freshInterest } from './fresh.ts'
import { lift, mortgageDeed } from './mortgage.ts'
import { numbers } from './numbers.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

export const mortgage: Chapter = {
  name: 'mortgage',
  gist: {
    de: 'Grundstücke ohne Gebäude können bei der Bank beliehen werden; dann bringen sie keine Miete. Wer die Hypothek ablöst, zahlt Zinsen dazu; wechselt ein beliehenes Grundstück den Besitzer, sind die Zinsen sofort fällig.',
    en: 'Properties without buildings can be mortgaged to the bank; they then bring no rent. Lifting a mortgage costs interest as well; when a mortgaged property changes hands, the interest is due at once.',
  },
  theme: 'trade',
  dealsInJail: true,
  vocabulary: [vocabulary],
  section,
  numbers,
  inOnes: true,
  slots: ['mortgage', 'lift', 'transferInterest'],
  actions: [mortgageDeed, lift],
  matters: [freshInterest],
  title: { de: 'Hypotheken', en: 'Mortgages' },
  clashes: ['own-space', 'apartments', 'plot-sale'],
}
