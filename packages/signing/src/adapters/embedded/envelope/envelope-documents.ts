import {
  isRequired as isFieldRequired,
  isShown as isFieldShown,
  type AnswerLookup,
} from '@countersign/answers/is-answered'
import type { Answer, Answers } from '@countersign/answers/answer'
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
    readingOrder(loaded.template).map((field) => toDocumentField(loaded, field)),
  )
}

function toDocumentField(loaded: LoadedDocument, field: Field): DocumentField {
  return { answerKey: valueKey(loaded.document.documentId, field), field, loaded }
}

export function findField({ template }: LoadedDocument, key: string): Field | undefined {
  return fieldsByKey(template.fields).get(key)
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

function answerLookup(loaded: LoadedDocument, values: Answers): AnswerLookup {
  return (key) => {
    const other = findField(loaded, key)
    return values[other ? valueKey(loaded.document.documentId, other) : key]
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

/** One of them. */
export function getDocumentAnswer(
  loaded: LoadedDocument,
  key: string,
  values: Answers,
): Answer | undefined {
  const field = findField(loaded, key)
  const value = field && values[valueKey(loaded.document.documentId, field)]

  return field && value !== undefined && isShown({ field, loaded }, values) ? value : undefined
}

/** The part of a template that rendering needs; keeps messages to worker threads small. */
export function toRenderTemplate({ pdf, fields, title, language }: Template) {
  return { pdf, fields, title, language }
}

/** Templates are frozen, and a room of forty forms asks for each many times. */
const sorted = new WeakMap<Template, Field[]>()
const byKey = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>()

function fieldsByKey(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const known = byKey.get(fields) ?? new Map(fields.map((field) => [field.key, field]))
  byKey.set(fields, known)
  return known
}

function readingOrder(template: Template): Field[] {
  const known = sorted.get(template) ?? sortByReadingOrder(template)
  sorted.set(template, known)
  return known
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
