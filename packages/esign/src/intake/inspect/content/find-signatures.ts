import { PdfString } from '@libpdf/core'
import type { PDF, PdfDict } from '@libpdf/core'
import type { InspectedSignature } from '../inspection.ts'
import { dictIn, lookUp, nameIn, textIn } from './resolve.ts'

/**
 * Signatures that stand in the file: values of signature fields, and what else is shaped like one.
 * Usage rights of Adobe's (ISO 32000-1, 12.8.2.3) are signed by no person and do not count.
 */
export function findSignatures(pdf: PDF, dicts: PdfDict[]): InspectedSignature[] {
  const rights = usageRights(pdf)
  const found = new Map<PdfDict, InspectedSignature>()
  for (const dict of dicts) {
    const value = dictIn(pdf, dict, 'V')
    const isField = nameIn(pdf, dict, 'FT') === 'Sig'
    if (value && (isField || isSignature(pdf, value)) && value !== rights) {
      found.set(value, { field: textIn(pdf, dict, 'T'), ...describe(pdf, value) })
    }
  }
  for (const dict of dicts) {
    if (isSignature(pdf, dict) && dict !== rights && !found.has(dict)) {
      found.set(dict, describe(pdf, dict))
    }
  }
  return [...found.values()]
}

/** The signature by which Adobe's Reader was allowed to save a form. */
export function usageRights(pdf: PDF): PdfDict | undefined {
  const permissions = dictIn(pdf, pdf.getCatalog(), 'Perms')
  return permissions && (dictIn(pdf, permissions, 'UR3') ?? dictIn(pdf, permissions, 'UR'))
}

function isSignature(pdf: PDF, dict: PdfDict): boolean {
  return dict.has('ByteRange') && lookUp(pdf, dict.get('Contents')) instanceof PdfString
}

function describe(pdf: PDF, signature: PdfDict): InspectedSignature {
  return {
    format: nameIn(pdf, signature, 'SubFilter'),
    signer: textIn(pdf, signature, 'Name'),
    claimedAt: textIn(pdf, signature, 'M'),
  }
}
