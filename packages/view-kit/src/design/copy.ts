/**
 * Puts a text on the clipboard. A page that came without https has no clipboard of its own: there the text is selected
 * and copied as by hand. Throws if the browser lets neither happen.
 */
export async function copyText(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.className = 'visually-hidden'
  // Within a dialog only what is inside can be selected.
  const place = document.activeElement?.closest('dialog') ?? document.body
  const before = document.activeElement
  place.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  if (!copied) throw new Error('The browser did not copy.')
}
