import { deflateSync } from 'node:zlib'
import { body, type PdfPart } from '@countersign/pdf/testing/write-pdf'

/**
 * Writes the objects of `writePdf` into an object stream with a cross-reference stream (ISO
 * 32000-1, 7.5.7 and 7.5.8). `hybrid` adds a table that lists only the streams (7.5.8.4).
 */
export function packPdf(objects: PdfPart[], { hybrid = false } = {}): Buffer {
  const packed = objects.flatMap((part, index) =>
    typeof part === 'string' ? [{ number: index + 1, text: part }] : [],
  )
  const container = objects.length + 1
  const directory = container + 1
  const file = createFile('%PDF-1.5\n')
  const rows = new Map<number, [type: number, at: number, index: number]>([[0, [0, 0, 255]]])

  objects.forEach((part, index) => {
    if (typeof part !== 'string') {
      rows.set(index + 1, [1, file.add(index + 1, part), 0])
    }
  })
  packed.forEach(({ number }, index) => rows.set(number, [2, container, index]))
  rows.set(container, [1, file.add(container, objectStream(packed)), 0])

  const at = file.length()
  rows.set(directory, [1, at, 0])
  const data = deflateSync(
    Buffer.concat([...rows].sort(([a], [b]) => a - b).map(([, row]) => cells(row))),
  )
  const dict = `/Type /XRef /Size ${directory + 1} /W [1 4 2] /Root 1 0 R /Filter /FlateDecode`
  file.add(directory, { dict, data })
  return file.end(hybrid ? legacyTable(rows, directory, at) : `startxref\n${at}\n%%EOF\n`, hybrid)
}

function objectStream(packed: { number: number; text: string }[]): PdfPart {
  let offset = 0
  const heads = packed.map(({ number, text }) => {
    const head = `${number} ${offset} `
    offset += text.length + 1
    return head
  })
  const first = heads.join('').length
  const data = deflateSync(heads.join('') + packed.map(({ text }) => `${text} `).join(''))
  return { dict: `/Type /ObjStm /N ${packed.length} /First ${first} /Filter /FlateDecode`, data }
}

function cells([type, at, index]: [number, number, number]): Buffer {
  const row = Buffer.alloc(7)
  row.writeUInt8(type, 0)
  row.writeUInt32BE(at, 1)
  row.writeUInt16BE(index, 5)
  return row
}

function legacyTable(
  rows: Map<number, [number, number, number]>,
  size: number,
  stream: number,
): string {
  const lines = Array.from({ length: size }, (_, number) => {
    const [type, at] = rows.get(number) ?? [0, 0]
    return type === 1 ? `${String(at).padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n'
  })
  return `xref\n0 ${size}\n${lines.join('')}trailer\n<< /Size ${size} /Root 1 0 R /XRefStm ${stream} >>\nstartxref\n`
}

function createFile(header: string) {
  const chunks: Buffer[] = [Buffer.from(header)]
  const length = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  return {
    length,
    /** Returns the offset of the object. */
    add(number: number, part: PdfPart): number {
      const at = length()
      chunks.push(Buffer.from(`${number} 0 obj\n`), body(part), Buffer.from('\nendobj\n'))
      return at
    },
    end(tail: string, withTable: boolean): Buffer {
      const at = length()
      return Buffer.concat([...chunks, Buffer.from(withTable ? `${tail}${at}\n%%EOF\n` : tail)])
    },
  }
}
