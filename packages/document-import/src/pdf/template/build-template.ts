import { createHash } from 'node:crypto'
import { PDF } from '@libpdf/core'
import {
  coOwnerRoles,
  isCoOwnerRole,
  isResidentRole,
  residentRoles,
} from '@countersign/answers/field'
import { createPageWriter } from '@countersign/pdf/text/page-writer'
import { setFooterBaseline } from '@countersign/pdf/document/page-footer'
import { saveDocument } from '@countersign/pdf/document/save-document'
import { readStructure } from '@countersign/pdf/structure/structure'
import type { ReadingNode, Template } from '@countersign/pdf/template'
import {
  drawAddedPage,
  createAddedBlocks,
  createAddedFields,
  addedPageTitle,
  formatAddedPageStatement,
  type AddedPage,
  type SigningRole,
} from './added-signature-page.ts'
import { findFooterBaseline } from './find-footer-position.ts'
import { buildReadingView } from './build-reading-view.ts'
import { createFields, type PlacedField } from './create-fields.ts'
import type { PdfPlace, PreparedPage } from '../prepared-pdf.ts'
import { readSeenPages } from './read-seen-pages.ts'
import { tagPages } from './tag-pages.ts'
import { writeFields } from './write-fields.ts'

export interface PdfTemplateInput {
  templateId: string
  formId: string
  title: string
  description: string
  edition: string
  /** 1 to 4. Places of further residents are left out. */
  signerCount: number
  /** All who sign as owners, 1 to 3. Default: 1. Places of further owners are left out. */
  owners?: number
  pdf: Uint8Array
  pages: readonly PreparedPage[]
  places: readonly PdfPlace[]
  /**
   * Who signs; whoever of them has no signature on the pages signs on an added page. Default: whoever
   * has a signature, and every resident if one has.
   */
  signing?: readonly SigningRole[]
}

/**
 * Builds a template from a prepared PDF and the places on it. Signers without a signature on its pages
 * sign on an added page. Deterministic: the same input gives the same bytes.
 */
export async function makePdfTemplate(input: PdfTemplateInput): Promise<Template> {
  const { title, description, pages, signerCount } = input
  const present: readonly string[] = ['LLEdit', ...listSigners(input)]
  const section = (page: number) => (pages.length > 1 ? `Page ${page + 1}` : title)
  const fields = createFields(
    input.places.filter(({ role }) => present.includes(role)),
    pages,
    section,
  )
  const withoutSignature = findSignersWithoutSignature(input)
  const added = { title, signers: withoutSignature, isOnly: !fields.some(isSignature) }
  const all = addFields(fields, createAddedFields(added, pages.length))
  const seen = pages.every(({ asSeen }) => asSeen) ? pages : await readSeenPages(input)
  const pdf = await writePdf(input, { fields: all, added })

  return {
    templateId: input.templateId,
    formId: input.formId,
    title,
    edition: input.edition,
    language: 'en-US',
    signerCount,
    pages: pages.length + (withoutSignature.length > 0 ? 1 : 0),
    fields: all.map(({ field }) => field),
    reading: [
      ...buildReadingView({ title, description, pages: seen, fields }),
      ...buildAddedPageReading(added),
    ],
    pdf,
    sha256: createHash('sha256').update(pdf).digest('hex'),
  }
}

/** Who signs a packet of so many residents and owners, the initiator last. */
function listSigners({ signerCount, owners = 1 }: PdfTemplateInput): SigningRole[] {
  return [...residentRoles.slice(0, signerCount), ...coOwnerRoles.slice(0, owners - 1), 'LLSign']
}

function findSignersWithoutSignature(input: PdfTemplateInput): SigningRole[] {
  const { places, signing } = input
  const signed = new Set(places.filter(({ type }) => type === 'signature').map(({ role }) => role))
  const residentsSign = residentRoles.some((role) => signed.has(role))
  const ownersSign = [...signed].some((role) => role === 'LLSign' || isCoOwnerRole(role))
  const placed = listSigners(input).filter((role) =>
    isResidentRole(role) ? residentsSign : ownersSign,
  )

  return (signing ?? placed).filter((role) => !signed.has(role))
}

/** A name or date that is on the pages too stays one field. */
function addFields(fields: readonly PlacedField[], added: readonly PlacedField[]): PlacedField[] {
  const onPages = new Set(fields.map(({ field }) => field.key))
  const find = (key: string) => added.find(({ field }) => field.key === key)?.at ?? []

  return [
    ...fields.map(({ field, at }) => ({ field, at: [...at, ...find(field.key)] })),
    ...added.filter(({ field }) => !onPages.has(field.key)),
  ]
}

function isSignature({ field }: PlacedField): boolean {
  return field.type === 'signature'
}

interface TemplateFields {
  fields: readonly PlacedField[]
  added: AddedPage
}

async function writePdf(
  { pdf: bytes, pages }: PdfTemplateInput,
  { fields, added }: TemplateFields,
): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes)
  const page = added.signers.length > 0 ? pdf.addPage({ size: 'letter' }) : undefined
  const widgets = writeFields(pdf, fields)
  const pictures = new Set(
    pages.flatMap(({ paragraphs }, index) => (paragraphs.length === 0 ? [index] : [])),
  )
  for (const [index, prepared] of pages.entries()) {
    const own = pdf.getPages()[index]
    if (own) {
      setFooterBaseline(own, findFooterBaseline(prepared, index, fields))
    }
  }
  tagPages(pdf, { pageCount: pages.length, widgets, picturePages: pictures })

  const writer = createPageWriter(pdf)
  const structure = readStructure(pdf)
  if (page) {
    drawAddedPage(page, added, { writer, structure })
  }
  structure.finish()
  return saveDocument(pdf, writer)
}

function buildAddedPageReading(added: AddedPage): ReadingNode[] {
  return added.signers.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: addedPageTitle(added) },
        { kind: 'paragraph', text: formatAddedPageStatement(added) },
        { kind: 'signatures', blocks: createAddedBlocks(added.signers) },
      ]
}
