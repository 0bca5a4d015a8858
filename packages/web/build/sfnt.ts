/** How long the head of a font file is, and what it says of each table: name, checksum, place, length. */
const HEAD = 12
const ENTRY = 16

/** A table of a font file (sfnt), by its name of four letters. Throws where there is none. */
export function tableOf(font: Buffer, name: string): Buffer {
  const entry = entriesOf(font).find((one) => nameOf(one) === name)
  if (entry === undefined) throw new Error(`This font has no table ${name}.`)
  return dataOf(font, entry)
}

/** A font file with another table in the place of its own of this name. Checksums are not made anew. */
export function withTable(font: Buffer, name: string, table: Buffer): Buffer {
  const entries = entriesOf(font)
  const head = font.subarray(0, HEAD)
  const directory: Buffer[] = []
  const tables: Buffer[] = []
  let at = HEAD + ENTRY * entries.length
  for (const entry of entries) {
    const data = nameOf(entry) === name ? table : dataOf(font, entry)
    const said = Buffer.from(entry)
    said.writeUInt32BE(at, 8)
    said.writeUInt32BE(data.length, 12)
    directory.push(said)
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    tables.push(padded)
    at += padded.length
  }
  return Buffer.concat([head, ...directory, ...tables])
}

function entriesOf(font: Buffer): readonly Buffer[] {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => HEAD + ENTRY * i)
  return entries.map((at) => font.subarray(at, at + ENTRY))
}

function nameOf(entry: Buffer): string {
  return entry.toString('latin1', 0, 4)
}

function dataOf(font: Buffer, entry: Buffer): Buffer {
  const at = entry.readUInt32BE(8)
  return font.subarray(at, at + entry.readUInt32BE(12))
}
