import { createHash } from 'node:crypto'
import type { Field, Role } from '@countersign/answers'
import { LRUCache } from 'lru-cache'
import {
  drawFields,
  finishDrawing,
  renderOpenDocument,
  requireSupportedCharacters,
  startDrawing,
} from './render-document.ts'
import type { Drawing, OpenDocument, RenderInput } from './render-document.ts'

/** Documents that are drawn as far as the last signature does not change them. */
export interface PreparedDocuments {
  /** Draws a document up to the last signer's first field, or completely if they have none. */
  prepare(input: RenderInput): Promise<void>
  /**
   * The same bytes as `renderOpenDocument`, faster if the document was prepared from the same input.
   * Each preparation is used once.
   */
  render(input: RenderInput): Promise<OpenDocument>
  /** How many wait to be used. */
  count(): number
}

const lastRole: Role = 'LLSign'
/** An open document has a few megabytes. */
const defaultMax = 12

/** Drawn, and finished if nothing is missing. */
interface PreparedDocument {
  drawing: Drawing
  finished?: OpenDocument
}

export function createPreparedDocuments(max = defaultMax): PreparedDocuments {
  const prepared = new LRUCache<string, PreparedDocument>({ max })

  return {
    async prepare(input) {
      const end = countBefore(input.template.fields)
      const drawing = drawFields(await startDrawing(input.template), input, end)
      const isComplete = end === input.template.fields.length

      prepared.set(keyOf(input), {
        drawing,
        ...(isComplete && { finished: await finishDrawing(drawing, input) }),
      })
    },
    count: () => prepared.size,
    async render(input) {
      const key = keyOf(input)
      const found = prepared.get(key)
      prepared.delete(key)
      if (!found) {
        return renderOpenDocument(input)
      }

      requireSupportedCharacters(input)
      return found.finished ?? finishDrawing(drawFields(found.drawing, input), input)
    },
  }
}

/** How many fields come before the last signer's first one. */
function countBefore(fields: readonly Field[]): number {
  const first = fields.findIndex(({ role }) => role === lastRole)

  return first === -1 ? fields.length : first
}

/** Covers everything that the prepared part is made of. */
function keyOf({ template, answers, people }: RenderInput): string {
  const { pdf, title, textSize } = template
  const fields = template.fields.slice(0, countBefore(template.fields))
  const roles = [...new Set(fields.map(({ role }) => role))]
  const facts = {
    pdf: createHash('sha256').update(pdf).digest('hex'),
    title,
    textSize,
    allFields: template.fields.length,
    fields,
    answers: fields.map(({ key }) => answers[key]),
    people: roles.map((role) => people?.[role]),
  }

  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
