import {
  isRequired as isFieldRequired,
  isShown as isFieldShown,
  type AnswerLookup,
} from '@countersign/answers/is-answered'
import type { Answers } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import { type Envelope, type EnvelopeDocument, valueKey } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { Template } from '@countersign/pdf/template'
import type { Engine } from '../engine.ts'

export interface LoadedDocument {
  document: EnvelopeDocument
  template: Template
}

export interface DocumentField {
  answerKey: string
  field: Field
  loaded: LoadedDocument
}

/**
 * Loads the frozen templates of an envelope. A template that has changed since is loaded from the
 * archive.
 */
export async function loadDocuments(
  engine: Pick<Engine, 'templates' | 'archive'>,
  envelope: Envelope,
): Promise<LoadedDocument[]> {
  return Promise.all(
    envelope.documents.map(async (document) => {
      const template = await findFrozenTemplate(engine, document)
      if (!template) {
        throw new SigningError(
          'template-not-found',
          `This packet was made with an edition of “${document.title}” that is no longer stored, so it cannot continue. Its owner can make it again with “Use again”.`,
        )
      }
      return { document, template }
    }),
  )
}

async function findFrozenTemplate(
  { templates, archive }: Pick<Engine, 'templates' | 'archive'>,
  { templateId, templateSha256: sha256 }: EnvelopeDocument,
): Promise<Template | undefined> {
  const current = await templates.find(templateId)

  return current?.sha256 === sha256 ? current : archive?.find({ templateId, sha256 })
}

export function listDocumentFields(documents: LoadedDocument[]): DocumentField[] {
  return documents.flatMap((loaded) =>
    sortByReadingOrder(loaded.template).map((field) => ({
      answerKey: valueKey(loaded.document.documentId, field),
      field,
      loaded,
    })),
  )
}

/** Whether a field must be answered, given the other answers of its document. */
export function isRequired({ field, loaded }: DocumentField, values: Answers): boolean {
  return isFieldRequired(field, answerLookup(loaded, values))
}

/** Whether a field is asked and printed, given the other answers of its document. */
export function isShown(
  { field, loaded }: Pick<DocumentField, 'field' | 'loaded'>,
  values: Answers,
): boolean {
  return isFieldShown(field, answerLookup(loaded, values))
}

function answerLookup({ document, template }: LoadedDocument, values: Answers): AnswerLookup {
  return (key) => {
    const other = template.fields.find((candidate) => candidate.key === key)
    return values[other ? valueKey(document.documentId, other) : key]
  }
}

/** The answers of one document by field key, without those of fields that are not shown. */
export function getDocumentAnswers(loaded: LoadedDocument, values: Answers): Answers {
  const answers: Answers = {}
  for (const field of loaded.template.fields) {
    const value = values[valueKey(loaded.document.documentId, field)]
    if (value !== undefined && isShown({ field, loaded }, values)) {
      answers[field.key] = value
    }
  }
  return answers
}

/** The part of a template that rendering needs; keeps messages to worker threads small. */
export function toRenderTemplate({ pdf, fields, title, language }: Template) {
  return { pdf, fields, title, language }
}

function sortByReadingOrder({ fields, reading }: Template): Field[] {
  const keys = reading.flatMap((node) => {
    if (node.kind === 'fields') {
      return node.keys
    }
    return node.kind === 'signatures'
      ? node.blocks.flatMap((block) => [
          block.nameKey,
          ...block.otherKeys,
          block.signatureKey,
          block.dateKey,
        ])
      : []
  })
  const order = new Map([...keys].reverse().map((key, index) => [key, keys.length - index]))
  const rank = (field: Field) => order.get(field.key) ?? keys.length + 1
  return [...fields].sort((a, b) => rank(a) - rank(b))
}
