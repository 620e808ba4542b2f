import { type PDF, PdfDict } from '@libpdf/core'
import { removeHiddenLayers } from '@countersign/pdf/layers/remove-hidden-layers'
import { checkDraws } from './content/check-draws.ts'
import { findActiveContent, type Finding } from './content/find-active-content.ts'
import { findSignatures } from './content/find-signatures.ts'
import { inspectPage } from './content/inspect-pages.ts'
import { InspectionError } from './inspection-error.ts'
import type { Inspection } from './inspection.ts'
import { defaultLimits, type InspectionLimits } from './limits.ts'
import { mapContentStreams, readDict, resolveObject, readText } from '@countersign/pdf/resolve'
import { removeReplacementText } from './content/remove-replacement-text.ts'
import { unpackStreams } from './content/unpack-streams.ts'
import { openPdf, openRewritten, type OpenedPdf } from './open/open-pdf.ts'
import { readFields } from './content/read-fields.ts'
import { readFonts } from './content/read-fonts.ts'
import { walkObjects } from './content/walk-objects.ts'
import { describeWarnings } from './content/describe-warnings.ts'

export interface InspectOptions {
  password?: string
  /** Overrides `defaultLimits`. Time and memory are enforced in worker threads only. */
  limits?: Partial<InspectionLimits>
}

export interface InspectedPdf {
  pdf: PDF
  inspection: Inspection
  findings: Finding[]
}

/**
 * Inspects a PDF. Throws `InspectionError` if it cannot be read completely and within the limits.
 * Runs in the current thread: use a worker thread for untrusted files.
 */
export async function inspectPdf(
  bytes: Uint8Array,
  options: InspectOptions = {},
): Promise<Inspection> {
  const { inspection } = await openAndInspect(bytes, options)
  return inspection
}

export async function openAndInspect(
  bytes: Uint8Array,
  { password, limits }: InspectOptions,
): Promise<InspectedPdf> {
  return inspectOpened(await openPdf(bytes, { password, limits: { ...defaultLimits, ...limits } }))
}

/** As `openAndInspect`, for what we have written ourselves. */
export async function inspectRewritten(
  bytes: Uint8Array,
  { limits }: InspectOptions,
): Promise<InspectedPdf> {
  const opened = await openRewritten(bytes, { ...defaultLimits, ...limits })

  return inspectOpened({ ...opened, encryption: { kind: 'none' }, repaired: false, junk: 0 })
}

async function inspectOpened(opened: OpenedPdf): Promise<InspectedPdf> {
  const { pdf, encryption, repaired } = opened
  const pages = pdf.getPages()
  const facts = pages.map((page) => inspectPage(pdf, page))
  const { dicts, missing } = walkObjects(pdf)
  const damagedPages = await unpackStreams(pdf, dicts, mapContentStreams(pdf, pages))
  removeReplacementText(dicts)
  const layers = removeLayers(pdf)
  checkDraws(pdf, pages)
  const findings = findActiveContent(pdf, pages, dicts)
  const activeContent = findings.map(({ content }) => content)
  const fonts = readFonts(pdf, dicts)
  const signatures = findSignatures(pdf, dicts)
  const info = resolveObject(pdf, pdf.context.info.trailer.get('Info'))
  const title = info instanceof PdfDict ? readText(pdf, info, 'Title') : undefined
  const language = pdf.getLanguage()

  const inspection: Inspection = {
    version: pdf.version,
    ...(title ? { title } : {}),
    ...(language ? { language } : {}),
    tagged: isTagged(pdf),
    pages: facts.map(({ page }) => page),
    fields: readFields(pdf, pages),
    fonts,
    encryption,
    signatures,
    activeContent,
    embeddedFiles: activeContent.flatMap(({ kind, name }) =>
      kind === 'embedded-file' && name ? [name] : [],
    ),
    repaired,
    warnings: describeWarnings({
      ...opened,
      activeContent,
      fonts,
      signatures,
      missing,
      damagedPages,
      invalidPages: facts.flatMap(({ invalid }, index) => (invalid ? [index + 1] : [])),
      layers,
    }),
  }
  return { pdf, inspection, findings }
}

/** Returns the names of those of which something was removed. */
function removeLayers(pdf: PDF): string[] {
  const { names, shifted } = removeHiddenLayers(pdf)
  if (shifted) {
    throw new InspectionError(
      'too-complex',
      'In this PDF, a layer that is switched off hides a part of a line of text. Print it to a new PDF and try again.',
    )
  }
  return names
}

/** ISO 32000-1, 14.7.1. */
function isTagged(pdf: PDF): boolean {
  const catalog = pdf.getCatalog()
  const mark = readDict(pdf, catalog, 'MarkInfo')
  const marked = mark && resolveObject(pdf, mark.get('Marked'))
  return (
    marked?.type === 'bool' &&
    marked.value &&
    readDict(pdf, catalog, 'StructTreeRoot') !== undefined
  )
}
