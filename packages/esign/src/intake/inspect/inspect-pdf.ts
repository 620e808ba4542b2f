import { PdfDict } from '@libpdf/core'
import type { PDF } from '@libpdf/core'
import { checkDraws } from './content/check-draws.ts'
import { findActiveContent, type Finding } from './content/find-active-content.ts'
import { findDamagedContent } from './content/find-damaged-content.ts'
import { findSignatures } from './content/find-signatures.ts'
import { inspectPage } from './content/inspect-pages.ts'
import type { Inspection } from './inspection.ts'
import { defaultLimits, type InspectionLimits } from './limits.ts'
import { mapContentStreams, readDict, resolveObject, readText } from './content/resolve.ts'
import { measureStreams } from './content/measure-streams.ts'
import { recodeStreams } from './content/recode-streams.ts'
import { expandFilterNames } from './open/expand-filter-names.ts'
import { openPdf } from './open/open-pdf.ts'
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
  const opened = await openPdf(bytes, { password, limits: { ...defaultLimits, ...limits } })
  const { pdf, encryption, repaired } = opened
  const pages = pdf.getPages()
  const facts = pages.map((page) => inspectPage(pdf, page))
  const { dicts, missing } = walkObjects(pdf)
  expandFilterNames(pdf, dicts)
  const contents = mapContentStreams(pdf, pages)
  const measures = await measureStreams(pdf, dicts, contents)
  const recoded = recodeStreams(pdf, dicts, { contents, measures })
  checkDraws(pdf, pages)
  const damagedContent = findDamagedContent(pdf, pages, dicts)
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
      lostParts: recoded.damaged + missing + opened.misread + damagedContent.drawings,
      damagedPages: [...new Set([...recoded.cutPages, ...damagedContent.pages])].sort(
        (a, b) => a - b,
      ),
      invalidPages: facts.flatMap(({ invalid }, index) => (invalid ? [index + 1] : [])),
      layers: pdf.hasLayers(),
    }),
  }
  return { pdf, inspection, findings }
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
