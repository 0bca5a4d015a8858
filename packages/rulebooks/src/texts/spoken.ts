import { type Tongue, tongueOf } from '@hausregeln/chapters/say/tongue.ts'
import { english } from './english.ts'
import { german } from './german.ts'

/** What is spoken from the beginning, without anything to wait for. In a browser that is nothing (`spoken.browser.ts`). */
export const spoken: Readonly<Partial<Record<'de' | 'en', Tongue>>> = {
  de: tongueOf(german),
  en: tongueOf(english),
}
