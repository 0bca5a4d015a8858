/** Inputs in which no letter is typed. */
const LETTERLESS = ['checkbox', 'radio', 'button', 'file']

/** Whether keys that go there are letters of a text. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !LETTERLESS.includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
