import type { Envelope } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { FilledFile } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { renderMerged } from './render-merged.ts'
import { loadDocuments, type LoadedDocument } from '../envelope/envelope-documents.ts'
import { getFilledValues } from '../envelope/filled-document.ts'
import { explainEnd, requireEnvelope } from '../envelope/recipients.ts'

export async function getFilledFile(
  engine: Engine,
  { groupId, language }: { groupId: string; language?: 'es' },
): Promise<FilledFile> {
  const envelope = requireEnvelope(await engine.store.read(groupId))
  const filledAt = requireFilledAt(envelope)
  const documents = await loadDocuments(engine, envelope)
  const createdAt = new Date(filledAt)
  const filled = { ...envelope, values: getFilledValues(documents, envelope) }
  const printed = language
    ? await Promise.all(documents.map((document) => inLanguage(engine, document, language)))
    : documents
  return { ...(await renderMerged(engine, filled, { documents: printed, createdAt })), filledAt }
}

/** The information sheet of a document: its fields have the same keys. */
async function inLanguage(
  { templates }: Pick<Engine, 'templates'>,
  { document }: LoadedDocument,
  language: 'es',
): Promise<LoadedDocument> {
  const template = await templates.find(`${document.templateId}-${language}`)
  if (!template) {
    throw new SigningError(
      'template-not-found',
      `“${document.title}” has no information sheet in this language.`,
    )
  }

  return { document, template }
}

function requireFilledAt(envelope: Envelope): string {
  const { state, filled } = envelope
  if (state === 'filled' && filled) {
    return filled.at
  }
  if (state === 'created' || state === 'filling') {
    throw new SigningError('not-filled', 'The documents have not been filled out yet.')
  }

  throw new SigningError(
    'group-closed',
    explainEnd(envelope) ?? 'These documents were sent for signature and can no longer be printed.',
  )
}
