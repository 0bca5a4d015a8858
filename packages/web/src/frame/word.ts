/** Packs text into a word for the address: deflated, in the letters that an address bears. */
export async function wordOf(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** More than that is no experiment that anybody has sent. */
const MOST_BYTES = 4_000_000

/** What a word of the address says. Rejects for one that is damaged or far too long. */
export async function textOf(word: string): Promise<string> {
  const letters = atob(word.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MOST_BYTES) throw new RangeError('the word says too much')
    parts.push(new Uint8Array(value))
  }
  return new Blob(parts).text()
}
