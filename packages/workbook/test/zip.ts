import { inflateRawSync } from 'node:zlib'

const END_SIGNATURE = 0x06054b50
const END_LENGTH = 22

/** The files in a ZIP archive, as text, by their paths; for tests, which look into what is written. */
export async function unzip(blob: Blob): Promise<Map<string, string>> {
  const bytes = Buffer.from(await blob.arrayBuffer())
  const end = bytes.length - END_LENGTH
  if (bytes.readUInt32LE(end) !== END_SIGNATURE) throw new Error('the archive has no end')
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, content(bytes, at))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}

/** The file whose entry in the directory of the archive is at `at`. */
function content(bytes: Buffer, at: number): string {
  const isDeflated = bytes.readUInt16LE(at + 10) === 8
  const size = bytes.readUInt32LE(at + 20)
  const local = bytes.readUInt32LE(at + 42)
  const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const data = bytes.subarray(begin, begin + size)
  return (isDeflated ? inflateRawSync(data) : data).toString('utf8')
}

/** Every element of an XML text is closed in its order, and no `&` or `<` stands alone; null, or what is wrong. */
export function xmlFault(xml: string): string | null {
  const open: string[] = []
  let after = 0
  for (const tag of xml.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<&]*(?:&\w+;[^"<&]*)*")*)\s*(\/?)>|<\?xml [^>]*\?>/g,
  )) {
    const text = xml.slice(after, tag.index)
    if (/<|&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) return `loose text: ${text.slice(0, 80)}`
    after = tag.index + tag[0].length
    const [, closing, name, , closed] = tag
    if (name === undefined || closed === '/') continue
    if (closing === '') open.push(name)
    else if (open.pop() !== name) return `</${name}> closes another element`
  }
  return open.length === 0 && after > 0 && xml.slice(after).trim() === '' ? null : `${open.join(', ')} left open`
}
