import { sha256 } from '../../../answers/canonical-json.ts'
import type { Envelope } from '../../../envelope.ts'
import { mergeDocuments } from '../../../pdf/document/merge-documents.ts'
import type { RenderInput } from '../../../pdf/render/render-document.ts'
import type { Engine } from '../engine.ts'
import { answersOf, toDraw } from '../envelope/envelope-documents.ts'
import type { LoadedDocument } from '../envelope/envelope-documents.ts'

/** These documents of an envelope with the answers as they are, in one file, unsealed. */
export async function drawTogether(
  engine: Engine,
  envelope: Envelope,
  input: { documents: LoadedDocument[]; createdAt: Date; people?: RenderInput['people'] },
): Promise<{ pdf: Uint8Array; sha256: string; pages: number }> {
  const { documents, createdAt, people } = input
  const drawn = await Promise.all(
    documents.map(async (loaded) => {
      const template = toDraw(loaded.template)
      const answers = answersOf(loaded, envelope.values)
      const { pdf } = await engine.runDraw({ template, answers, ...(people && { people }) })
      return { title: template.title, pdf }
    }),
  )

  const { pdf, pages } = await mergeDocuments({
    documents: drawn,
    packetId: envelope.envelopeId,
    title: envelope.name,
    language: documents[0]?.template.language ?? 'en-US',
    createdAt,
  })
  return { pdf, sha256: sha256(pdf), pages }
}
