import type { Revision } from './read-revision.ts'

export interface UpdatedObject {
  number: number
  /** Between "n 0 obj" and "endobj". */
  body: Buffer
}

/**
 * Builds an incremental update (ISO 32000-1, 7.5.6) in the one layout that we write after a seal.
 * The verifier rebuilds the update from what it has parsed and compares the bytes, so no byte can
 * differ unnoticed.
 */
export function buildUpdate(base: Revision, objects: UpdatedObject[]): Buffer {
  const sorted = [...objects].sort((a, b) => a.number - b.number)
  const parts: Buffer[] = []
  const offsets: { number: number; at: number }[] = []
  let at = base.bytes.length
  for (const { number, body } of sorted) {
    offsets.push({ number, at })
    const part = Buffer.concat([toBytes(`${number} 0 obj\n`), body, toBytes('\nendobj\n')])
    parts.push(part)
    at += part.length
  }

  const size = Math.max(base.size, ...sorted.map(({ number }) => number + 1))
  const trailer =
    `trailer\n<<\n/Size ${size}\n/Root ${base.root}\n/Prev ${base.xrefAt}\n` +
    `/Info ${base.info}\n/ID [${base.id}]\n>>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, toBytes(buildXrefTable(offsets)), toBytes(trailer)])
}

function buildXrefTable(offsets: { number: number; at: number }[]): string {
  const lines = ['xref']
  for (const [index, { number }] of offsets.entries()) {
    if (index > 0 && offsets[index - 1]?.number === number - 1) {
      continue
    }
    let end = index + 1
    while (offsets[end]?.number === number + end - index) {
      end += 1
    }
    lines.push(`${number} ${end - index}`)
    // Each entry has twenty bytes including the line end, hence the space before it.
    const entries = offsets.slice(index, end)
    lines.push(...entries.map(({ at }) => `${String(at).padStart(10, '0')} 00000 n `))
  }
  return `${lines.join('\n')}\n`
}

function toBytes(words: string): Buffer {
  return Buffer.from(words, 'latin1')
}
