import { type PDF, type PdfDict, PdfString } from '@libpdf/core'
import type { InspectedSignature } from '../inspection.ts'
import { readDict, resolveObject, readName, readText } from '@countersign/pdf/resolve'

/**
 * Values of signature fields and everything else with the shape of a signature. Adobe's usage
 * rights (ISO 32000-1, 12.8.2.3) are not a person's signature and do not count.
 */
export function findSignatures(pdf: PDF, dicts: PdfDict[]): InspectedSignature[] {
  const rights = findUsageRights(pdf)
  const found = new Map<PdfDict, InspectedSignature>()
  for (const dict of dicts) {
    const value = readDict(pdf, dict, 'V')
    const isField = readName(pdf, dict, 'FT') === 'Sig'
    if (value && (isField || isSignature(pdf, value)) && value !== rights) {
      found.set(value, { field: readText(pdf, dict, 'T'), ...describeSignature(pdf, value) })
    }
  }
  for (const dict of dicts) {
    if (isSignature(pdf, dict) && dict !== rights && !found.has(dict)) {
      found.set(dict, describeSignature(pdf, dict))
    }
  }
  return [...found.values()]
}

export function findUsageRights(pdf: PDF): PdfDict | undefined {
  const permissions = readDict(pdf, pdf.getCatalog(), 'Perms')
  return permissions && (readDict(pdf, permissions, 'UR3') ?? readDict(pdf, permissions, 'UR'))
}

function isSignature(pdf: PDF, dict: PdfDict): boolean {
  return dict.has('ByteRange') && resolveObject(pdf, dict.get('Contents')) instanceof PdfString
}

function describeSignature(pdf: PDF, signature: PdfDict): InspectedSignature {
  return {
    format: readName(pdf, signature, 'SubFilter'),
    signer: readText(pdf, signature, 'Name'),
    claimedAt: readText(pdf, signature, 'M'),
  }
}
