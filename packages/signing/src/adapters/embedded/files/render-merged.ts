import { sha256 } from '@countersign/pdf/sha256'
import type { Envelope } from '../../../envelope.ts'
import { mergeDocuments } from '@countersign/pdf/document/merge-documents'
import type { RenderInput } from '@countersign/pdf/render/render-document'
import type { Engine } from '../engine.ts'
import {
  getDocumentAnswers,
  type LoadedDocument,
  toRenderTemplate,
} from '../envelope/envelope-documents.ts'

interface RenderMergedInput {
  documents: LoadedDocument[]
  createdAt: Date
  people?: RenderInput['people']
  /** Before the page's number in the footers, see `MergeInput`. */
  footers?: string[]
}

export async function renderMerged(
  engine: Engine,
  envelope: Envelope,
  input: RenderMergedInput,
): Promise<{ pdf: Uint8Array; sha256: string; pages: number }> {
  const { documents, createdAt, people, footers } = input
  const rendered = await Promise.all(
    documents.map(async (loaded) => {
      const template = toRenderTemplate(loaded.template)
      const answers = getDocumentAnswers(loaded, envelope.values)
      const { pdf } = await engine.runRender({ template, answers, ...(people && { people }) })
      return { title: template.title, pdf }
    }),
  )

  const { pdf, pages } = await mergeDocuments({
    documents: rendered,
    packetId: envelope.envelopeId,
    title: envelope.name,
    language: documents[0]?.template.language ?? 'en-US',
    createdAt,
    footers,
  })
  return { pdf, sha256: sha256(pdf), pages }
}
