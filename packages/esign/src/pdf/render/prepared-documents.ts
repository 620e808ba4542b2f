import { listPhotos } from '@countersign/answers'
import type { Field, Role } from '@countersign/answers'
import { LRUCache } from 'lru-cache'
import { sha256 } from '../../sha256.ts'
import {
  drawFields,
  finishDrawing,
  formatSignedDay,
  listParts,
  renderOpenDocument,
  requireSupportedCharacters,
  startDrawing,
} from './render-document.ts'
import type { Drawing, OpenDocument, RenderInput } from './render-document.ts'

/** Documents that are drawn before the file is made. */
export interface PreparedDocuments {
  /** Draws a document up to the last signer's first field; completely if they have none. */
  prepare(input: RenderInput): Promise<void>
  /** Draws a document completely, from what was prepared, and keeps it for `render`. */
  finish(input: RenderInput): Promise<OpenDocument>
  /**
   * The same bytes as `renderOpenDocument`, faster if the document was prepared from the same input.
   * Each preparation is used once.
   */
  render(input: RenderInput): Promise<OpenDocument>
  /** How many wait to be used. */
  count(): number
}

const lastRole: Role = 'LLSign'
/** An open document takes about a megabyte. */
const defaultMax = 32

/** Drawn, and finished if nothing is missing. */
interface PreparedDocument {
  drawing: Drawing
  finished?: OpenDocument
}

export function createPreparedDocuments(max = defaultMax): PreparedDocuments {
  const prepared = new LRUCache<string, PreparedDocument>({ max })

  const take = (key: string): PreparedDocument | undefined => {
    const found = prepared.get(key)
    prepared.delete(key)
    return found
  }
  const findDrawing = (input: RenderInput): PreparedDocument | undefined =>
    take(keyOf(input, countBefore(input.template.fields)))

  const finish = async (input: RenderInput): Promise<OpenDocument> => {
    const found = findDrawing(input)
    const drawing = drawFields(found?.drawing ?? (await startDrawing(input.template)), input)
    const finished = found?.finished ?? (await finishDrawing(drawing, input))

    prepared.set(keyOf(input, input.template.fields.length), { drawing, finished })
    return finished
  }

  return {
    async prepare(input) {
      const { fields } = input.template
      const end = countBefore(fields)
      if (end === fields.length) {
        await finish(input)
        return
      }
      const drawing = drawFields(await startDrawing(input.template), input, end)
      prepared.set(keyOf(input, end), { drawing })
    },
    finish,
    count: () => prepared.size,
    async render(input) {
      requireSupportedCharacters(input)
      const found = take(keyOf(input, input.template.fields.length)) ?? findDrawing(input)
      if (!found) {
        return renderOpenDocument(input)
      }

      return found.finished ?? finishDrawing(drawFields(found.drawing, input), input)
    },
  }
}

/** How many fields come before the last signer's first one. */
function countBefore(fields: readonly Field[]): number {
  const first = fields.findIndex(({ role }) => role === lastRole)

  return first === -1 ? fields.length : first
}

/** Covers everything that the first `end` fields are drawn from. A time counts by its day. */
function keyOf(input: RenderInput, end: number): string {
  const { pdf, title, textSize, fields } = input.template
  const facts = {
    pdf: hashOnce(pdf),
    title,
    textSize,
    allFields: fields.length,
    drawn: fields.slice(0, end).map((field) => [field, ...drawnParts(field, input)]),
  }

  return sha256(JSON.stringify(facts))
}

const hashes = new WeakMap<Uint8Array, string>()

/** A key is made up to three times for one document. */
function hashOnce(pdf: Uint8Array): string {
  const hash = hashes.get(pdf) ?? sha256(pdf)
  hashes.set(pdf, hash)
  return hash
}

function drawnParts(field: Field, input: RenderInput): unknown[] {
  const parts = listParts(field, input).map(({ part, signer }) => [
    part,
    signer?.name,
    signer?.signingFor,
    signer && formatSignedDay(signer),
  ])
  if (field.type !== 'photos') {
    return parts
  }

  const { answers, people, photos = {} } = input
  const named = listPhotos(answers[field.key])
  return [...parts, named, people?.[field.role]?.name, named.map(({ sha256 }) => sha256 in photos)]
}
