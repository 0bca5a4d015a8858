import { german } from './de/index.ts'
import { english } from './en/index.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** What is spoken from the beginning, without anything to wait for. In a browser that is nothing (`spoken.browser.ts`). */
export const spoken: Readonly<Partial<Record<'de' | 'en', Tongue>>> = {
  de: tongueOf(german),
  en: tongueOf(english),
}
