import type { Locator } from '@playwright/test'

/** The keeper's hand: what it taps and types on the page, counted. What is only looked at or scrolled to is not. */
export class Hand {
  readonly done: string[] = []

  async tap(what: string, target: Locator): Promise<void> {
    await target.click()
    this.done.push(`tap ${what}`)
  }

  async type(into: string, target: Locator, text: string): Promise<void> {
    await target.fill(text)
    this.done.push(`type “${text}” (${into})`)
  }

  async choose(what: string, target: Locator, label: string): Promise<void> {
    await target.selectOption({ label })
    this.done.push(`choose ${label} (${what})`)
  }
}
