import { createHash } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { residentRoles } from '@countersign/answers'
import type { ResidentRole } from '@countersign/answers'
import { createPageWriter } from '../../../pdf/text/page-writer.ts'
import { setFooterBaseline } from '../../../pdf/document/page-footer.ts'
import { saveDocument } from '../../../pdf/document/save-document.ts'
import { readStructure } from '../../../pdf/structure/structure.ts'
import type { ReadingNode, Template } from '../../../template.ts'
import {
  drawAddedPage,
  createAddedBlocks,
  createAddedFields,
  addedPageTitle,
  formatAddedPageStatement,
} from './added-signature-page.ts'
import { findFooterBaseline } from './find-footer-position.ts'
import { buildReadingView } from './build-reading-view.ts'
import { createFields } from './create-fields.ts'
import type { PlacedField } from './create-fields.ts'
import type { PdfPlace, PreparedPage } from '../prepared-pdf.ts'
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
  /** The result of `preparePdfInWorker`. */
  pdf: Uint8Array
  pages: readonly PreparedPage[]
  places: readonly PdfPlace[]
}

/**
 * Builds a template from a prepared PDF and the places on it. If only some residents have a
 * signature, the others sign on an added page. Deterministic: the same input gives the same bytes.
 */
export async function makePdfTemplate(input: PdfTemplateInput): Promise<Template> {
  const { title, description, pages, signerCount } = input
  const present: readonly string[] = ['LLEdit', 'LLSign', ...residentRoles.slice(0, signerCount)]
  const section = (page: number) => (pages.length > 1 ? `Page ${page + 1}` : title)
  const fields = createFields(
    input.places.filter(({ role }) => present.includes(role)),
    pages,
    section,
  )
  const withoutSignature = findResidentsWithoutSignature(input)
  const all = [...fields, ...createAddedFields(withoutSignature, pages.length)]
  const pdf = await writePdf(input, { fields: all, withoutSignature: withoutSignature })

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
      ...buildReadingView({ title, description, pages, fields }),
      ...buildAddedPageReading(title, withoutSignature),
    ],
    pdf,
    sha256: createHash('sha256').update(pdf).digest('hex'),
  }
}

/** Residents without a signature, if any resident has one. */
function findResidentsWithoutSignature({ places, signerCount }: PdfTemplateInput): ResidentRole[] {
  const signing = new Set(places.filter(({ type }) => type === 'signature').map(({ role }) => role))
  const residents = residentRoles.filter((role) => signing.has(role))

  return residents.length === 0
    ? []
    : residentRoles.slice(0, signerCount).filter((role) => !signing.has(role))
}

interface TemplateFields {
  fields: readonly PlacedField[]
  withoutSignature: readonly ResidentRole[]
}

async function writePdf(
  { pdf: bytes, pages, title }: PdfTemplateInput,
  { fields, withoutSignature: further }: TemplateFields,
): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes)
  const added = further.length > 0 ? pdf.addPage({ size: 'letter' }) : undefined
  const widgets = writeFields(pdf, fields)
  const pictures = new Set(
    pages.flatMap(({ paragraphs }, index) => (paragraphs.length === 0 ? [index] : [])),
  )
  for (const [index, page] of pages.entries()) {
    const own = pdf.getPages()[index]
    if (own) {
      setFooterBaseline(own, findFooterBaseline(page, index, fields))
    }
  }
  tagPages(pdf, { pageCount: pages.length, widgets, picturePages: pictures })

  const writer = createPageWriter(pdf)
  const structure = readStructure(pdf)
  if (added) {
    drawAddedPage(added, { title, residents: further }, { writer, structure })
  }
  structure.finish()
  return saveDocument(pdf, writer)
}

function buildAddedPageReading(title: string, residents: ResidentRole[]): ReadingNode[] {
  return residents.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: addedPageTitle },
        { kind: 'paragraph', text: formatAddedPageStatement(title) },
        { kind: 'signatures', blocks: createAddedBlocks(residents) },
      ]
}
