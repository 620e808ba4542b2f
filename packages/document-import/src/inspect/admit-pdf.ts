import { saveDocument } from '@countersign/pdf/document/save-document'
import { InspectionError } from './inspection-error.ts'
import type { InspectedField, Inspection, InspectionWarning } from './inspection.ts'
import {
  inspectRewritten,
  openAndInspect,
  type InspectedPdf,
  type InspectOptions,
} from './inspect-pdf.ts'
import { flattenPageTree } from './open/flatten-page-tree.ts'
import { walkPages } from './open/walk-pages.ts'
import { readDict, resolveObject } from '@countersign/pdf/resolve'

export interface AdmittedPdf {
  /** One revision, decrypted and without active content. */
  pdf: Uint8Array
  inspection: Inspection
  /** What was found and what was done about it, for the person who uploaded the file. */
  warnings: InspectionWarning[]
}

/**
 * Entry point for untrusted PDFs. Returns bytes that can be drawn on, merged and sealed, or throws
 * `InspectionError`. The file is rewritten, so that no earlier revision is hidden in it, and the
 * result is inspected again.
 */
export async function admitPdf(
  bytes: Uint8Array,
  options: InspectOptions = {},
): Promise<AdmittedPdf> {
  const inspected = await openAndInspect(bytes, options)
  const { inspection } = inspected
  if (inspection.signatures.length > 0) {
    throw new InspectionError(
      'already-signed',
      'This PDF is already signed, and changing it would break that signature. Use an unsigned copy.',
    )
  }
  rejectXfaForm(inspected)

  const pdf = await sanitize(inspected)
  const after = await inspectRewritten(pdf, options)
  verifyUnchanged(inspection, after.inspection)
  const known = new Set(inspection.warnings.map(({ code }) => code))
  const added = after.inspection.warnings.filter(({ code }) => !known.has(code))
  return {
    pdf,
    inspection: {
      ...after.inspection,
      fields: openCalculated(inspection.fields, after.inspection.fields),
    },
    warnings: [...inspection.warnings, ...added],
  }
}

/** Without its script, a field that shows no result yet is a blank to fill in. */
function openCalculated(
  before: readonly InspectedField[],
  after: readonly InspectedField[],
): InspectedField[] {
  const calculated = new Set(before.flatMap((field) => (field.calculated ? [field.name] : [])))

  return after.map((field) => {
    const { value = '', ...blank } = field
    const hasResult = /[1-9]|\p{L}/u.test(String(value))
    return calculated.has(field.name) && !hasResult
      ? { ...blank, readOnly: false, calculated: true }
      : field
  })
}

/** Dynamic XFA is displayed by Adobe's reader only; everyone else sees an empty page. */
function rejectXfaForm({ pdf, inspection }: InspectedPdf): void {
  const rendering = resolveObject(pdf, pdf.getCatalog().get('NeedsRendering'))
  const dynamic = rendering?.type === 'bool' && rendering.value
  const hasXfa = inspection.activeContent.some(({ kind }) => kind === 'xfa')
  const shown = inspection.fields.some(({ places }) => places.length > 0)
  if (hasXfa && (dynamic || !shown)) {
    throw new InspectionError(
      'adobe-only-form',
      'This form can only be displayed in Adobe Acrobat or Reader. Open it there, print it to a new PDF, and upload that file.',
    )
  }
}

async function sanitize({ pdf, findings }: InspectedPdf): Promise<Uint8Array> {
  findings.forEach((finding) => finding.remove())
  const catalog = pdf.getCatalog()
  const form = readDict(pdf, catalog, 'AcroForm')
  // The calculation order of scripts, and the flag that makes readers wait for XFA.
  form?.delete('CO')
  catalog.delete('NeedsRendering')
  const names = readDict(pdf, catalog, 'Names')
  names?.delete('EmbeddedFiles')
  catalog.delete('AF')

  flattenPageTree(pdf, walkPages(pdf, Infinity).leaves)
  return saveDocument(pdf)
}

function verifyUnchanged(before: Inspection, after: Inspection): void {
  if (after.activeContent.length > 0) {
    throw new InspectionError(
      'active-content',
      'This PDF contains scripts or actions that cannot be removed. Print it to a new PDF and try again.',
    )
  }
  const same =
    after.pages.length === before.pages.length && after.fields.length === before.fields.length
  if (!same) {
    throw new InspectionError(
      'damaged',
      'This PDF is damaged and cannot be repaired without losing content. Save or print it as a new PDF and try again.',
    )
  }
}
