import { buildUpdate, type UpdatedObject } from './build-update.ts'
import { readObjectBody, readRevision, type Revision } from './read-revision.ts'

/**
 * The only two updates allowed after a seal, both invisible: a document time stamp and validation
 * data (DSS; ISO 32000-2, 12.8.4.3 and 12.8.5). Writer and verifier share the layouts below.
 */
export type PostSealUpdate =
  | { kind: 'time-stamp'; end: number }
  | { kind: 'validation-data'; end: number; certificates: Uint8Array[]; lists: Uint8Array[] }

/**
 * Reserves space for a time stamp over everything before it. `undefined` for files not in our
 * layout.
 */
export function buildTimeStampUpdate(base: Revision, roomBytes: number): Buffer | undefined {
  const form = readForm(base)
  if (!form) {
    return undefined
  }
  const [field, signature] = [base.size, base.size + 1]
  const unknown = 9_999_999_999
  const room = '0'.repeat(roomBytes * 2)
  return buildUpdate(base, [
    { number: form.number, body: toBytes(addFieldToForm(form, field)) },
    { number: field, body: toBytes(buildFieldBody(form, signature)) },
    {
      number: signature,
      body: toBytes(
        `${stampPrefix}${`[0 ${unknown} ${unknown} ${unknown}`}]\n/Contents <${room}>\n>>`,
      ),
    },
  ])
}

/** Adds certificates and revocation lists (DER), replacing those already there. */
export function buildValidationDataUpdate(
  base: Revision,
  data: { certificates: Uint8Array[]; lists: Uint8Array[] },
): Buffer | undefined {
  const catalog = readCatalog(base)
  if (!catalog) {
    return undefined
  }
  const store = base.size
  const streams = [...data.certificates, ...data.lists].map((bytes, index) => ({
    number: store + 1 + index,
    body: buildStreamBody(bytes),
  }))
  const split = data.certificates.length
  return buildUpdate(base, [
    { number: catalog.number, body: toBytes(setStore(catalog.body, store)) },
    {
      number: store,
      body: toBytes(
        buildStoreBody(listNumbers(streams.slice(0, split)), listNumbers(streams.slice(split))),
      ),
    },
    ...streams,
  ])
}

/**
 * Parses the update after a revision completely, if it is one of the two. The caller verifies its
 * time stamp or certificates.
 */
export function readPostSealUpdate(pdf: Buffer, base: Revision): PostSealUpdate | undefined {
  const objects = readObjects(pdf, base.bytes.length)
  const end = objects ? base.bytes.length + buildUpdate(base, objects).length : 0
  const isLaidOut =
    objects && pdf.subarray(base.bytes.length, end).equals(buildUpdate(base, objects))
  if (!objects || !isLaidOut) {
    return undefined
  }
  return readTimeStamp(base, objects, end) ?? readValidationData(base, objects, end)
}

export function readRevisionUpTo(pdf: Buffer, end: number): Revision | undefined {
  return readRevision(pdf.subarray(0, end))
}

const maxObjects = 200

/** Accepts any order; the layout is compared afterwards. */
function readObjects(pdf: Buffer, from: number): UpdatedObject[] | undefined {
  const objects: UpdatedObject[] = []
  let at = from
  while (pdf.toString('latin1', at, at + 5) !== 'xref\n') {
    const head = /^(\d{1,7}) 0 obj\n/.exec(pdf.toString('latin1', at, at + 20))
    const bodyAt = at + (head?.[0].length ?? 0)
    const end = head ? findBodyEnd(pdf, bodyAt) : -1
    if (!head || end < 0 || objects.length >= maxObjects) {
      return undefined
    }
    objects.push({ number: Number(head[1]), body: pdf.subarray(bodyAt, end) })
    at = end + '\nendobj\n'.length
  }
  return objects
}

/** Skips streams by their length, because they may contain any bytes. */
function findBodyEnd(pdf: Buffer, at: number): number {
  const stream = /^<<\n\/Length (\d{1,8})\n>>\nstream\n/.exec(pdf.toString('latin1', at, at + 60))
  const after = stream ? at + stream[0].length + Number(stream[1]) : at
  return pdf.indexOf('\nendobj\n', after)
}

function readTimeStamp(
  base: Revision,
  objects: UpdatedObject[],
  end: number,
): PostSealUpdate | undefined {
  const form = readForm(base)
  const [field, signature] = [base.size, base.size + 1]
  const isOurs =
    form !== undefined &&
    objects.length === 3 &&
    findBody(objects, form.number) === addFieldToForm(form, field) &&
    findBody(objects, field) === buildFieldBody(form, signature) &&
    stampPattern.test(findBody(objects, signature) ?? '')
  return isOurs ? { kind: 'time-stamp', end } : undefined
}

function readValidationData(
  base: Revision,
  objects: UpdatedObject[],
  end: number,
): PostSealUpdate | undefined {
  const catalog = readCatalog(base)
  const store = base.size
  const [head, names, ...streams] = objects
  const contents = streams.map(({ body }) => readStreamBytes(body))
  if (!catalog || head?.number !== catalog.number || names?.number !== store) {
    return undefined
  }
  const lists = /\/CRLs \[([^\]]*)\]/.exec(names.body.toString('latin1'))?.[1]?.split(' R ').length
  const split = streams.length - (lists ?? 0)
  const isOurs =
    head.body.toString('latin1') === setStore(catalog.body, store) &&
    streams.every(({ number }, index) => number === store + 1 + index) &&
    names.body.toString('latin1') ===
      buildStoreBody(listNumbers(streams.slice(0, split)), listNumbers(streams.slice(split)))
  const whole = contents.flatMap((bytes) => (bytes ? [bytes] : []))
  return isOurs && whole.length === streams.length
    ? {
        kind: 'validation-data',
        end,
        certificates: whole.slice(0, split),
        lists: whole.slice(split),
      }
    : undefined
}

interface Form {
  number: number
  body: string
  fields: string
  page: string
}

/** The form, and the page of its first field, which is the seal. */
function readForm(base: Revision): Form | undefined {
  const catalog = readObjectBody(base, base.root)
  const reference = /\n\/AcroForm (\d{1,10} 0 R)\n/.exec(catalog ?? '')?.[1]
  const body = reference && readObjectBody(base, reference)
  const fields = /^<<\n\/Fields \[([^\]]*)\]\n/.exec(body || '')?.[1]
  const seal = fields && readObjectBody(base, /^\d{1,10} 0 R/.exec(fields)?.[0] ?? '')
  const page = /\n\/P (\d{1,10} 0 R)\n/.exec(seal || '')?.[1]
  return reference && body && fields && page
    ? { number: Number.parseInt(reference), body, fields, page }
    : undefined
}

function addFieldToForm({ body, fields }: Form, field: number): string {
  return body.replace(`/Fields [${fields}]`, `/Fields [${fields} ${field} 0 R]`)
}

/** The object number makes the field name unique. */
function buildFieldBody({ page }: Form, signature: number): string {
  return (
    `<<\n/FT /Sig\n/T (Time stamp ${signature})\n/V ${signature} 0 R\n/Type /Annot\n` +
    `/Subtype /Widget\n/F 132\n/P ${page}\n/Rect [0 0 0 0]\n>>`
  )
}

const stampPrefix =
  '<<\n/Type /DocTimeStamp\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.RFC3161\n/ByteRange '
const stampPattern = new RegExp(
  `^${stampPrefix.replaceAll('.', '\\.')}\\[0 \\d+ \\d+ \\d+ *\\]\n/Contents <[0-9A-F]+>\n>>$`,
)

function readCatalog(base: Revision): { number: number; body: string } | undefined {
  const body = readObjectBody(base, base.root)
  return body?.startsWith('<<\n/Type /Catalog\n') && body.endsWith('\n>>')
    ? { number: Number.parseInt(base.root), body }
    : undefined
}

function setStore(catalog: string, store: number): string {
  return catalog.replace(/(\n\/DSS \d{1,10} 0 R)?\n>>$/, `\n/DSS ${store} 0 R\n>>`)
}

function buildStoreBody(certificates: number[], lists: number[]): string {
  const references = (numbers: number[]) => numbers.map((number) => `${number} 0 R`).join(' ')
  const crls = lists.length > 0 ? `/CRLs [${references(lists)}]\n` : ''
  return `<<\n/Type /DSS\n/Certs [${references(certificates)}]\n${crls}>>`
}

function buildStreamBody(bytes: Uint8Array): Buffer {
  const head = toBytes(`<<\n/Length ${bytes.length}\n>>\nstream\n`)
  return Buffer.concat([head, bytes, toBytes('\nendstream')])
}

function readStreamBytes(body: Buffer): Uint8Array | undefined {
  const head = /^<<\n\/Length (\d{1,8})\n>>\nstream\n/.exec(body.toString('latin1', 0, 60))
  const at = head?.[0].length ?? 0
  const bytes = body.subarray(at, at + Number(head?.[1] ?? 0))
  return head && body.equals(buildStreamBody(bytes)) ? bytes : undefined
}

function findBody(objects: UpdatedObject[], number: number): string | undefined {
  return objects.find((object) => object.number === number)?.body.toString('latin1')
}

function listNumbers(objects: UpdatedObject[]): number[] {
  return objects.map(({ number }) => number)
}

function toBytes(words: string): Buffer {
  return Buffer.from(words, 'latin1')
}
