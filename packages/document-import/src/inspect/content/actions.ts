import { type PDF, PdfArray, PdfDict, type PdfObject } from '@libpdf/core'
import type { ActiveContentKind } from '../inspection.ts'
import { resolveObject, readName, readText } from '@countersign/pdf/resolve'

/** Actions allowed in a signed document (ISO 32000-1, 12.6.4). */
const harmless = ['GoTo', 'Thread']
const harmlessNames = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage']

const kinds: Record<string, ActiveContentKind> = {
  JavaScript: 'javascript',
  Launch: 'launch',
  SubmitForm: 'submit',
  ImportData: 'import',
  Rendition: 'media',
  Movie: 'media',
  Sound: 'media',
  RichMediaExecute: 'media',
  GoTo3DView: 'media',
  GoToE: 'embedded-file',
  // Not harmful as such, but they show or hide content or open other files.
  GoToR: 'other-action',
  Hide: 'other-action',
  SetOCGState: 'other-action',
  ResetForm: 'other-action',
  Named: 'other-action',
  Trans: 'other-action',
}

/** Readers look at the S entry only, whatever the dictionary's Type is. */
export function isAction(pdf: PDF, dict: PdfDict): boolean {
  return readName(pdf, dict, 'S') !== undefined
}

/**
 * Structure elements have an S entry too. Only relevant for dictionaries that nothing references as
 * an action.
 */
export function isKnownAction(pdf: PDF, dict: PdfDict): boolean {
  const name = readName(pdf, dict, 'S')
  const structure = readName(pdf, dict, 'Type') === 'StructElem' || (dict.has('P') && dict.has('K'))
  return name !== undefined && Object.hasOwn(kinds, name) && (!structure || dict.has('JS'))
}

/** `undefined` for an action that may stay. */
export function classifyDanger(pdf: PDF, action: PdfDict): ActiveContentKind | undefined {
  if (action.has('JS')) {
    return 'javascript'
  }
  const name = readName(pdf, action, 'S') ?? ''
  if (harmless.includes(name)) {
    return undefined
  }
  if (name === 'URI') {
    return isSafeLink(readText(pdf, action, 'URI') ?? '') ? undefined : 'unsafe-link'
  }
  if (name === 'Named' && harmlessNames.includes(readName(pdf, action, 'N') ?? '')) {
    return undefined
  }
  return (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? 'other-action'
}

export function readLink(pdf: PDF, action: PdfDict): { name?: string } {
  const name = readText(pdf, action, 'URI')
  return name ? { name: name.slice(0, 200) } : {}
}

const maxActions = 10_000

/** An action and all actions that follow it. */
export function listActionChain(pdf: PDF, action: PdfDict): PdfDict[] {
  return collectActions(pdf, action, ['Next'])
}

export function listNamedActions(pdf: PDF, tree: PdfDict): PdfDict[] {
  return collectActions(pdf, tree, ['Kids', 'Names', 'Next'])
}

function collectActions(pdf: PDF, start: PdfDict, keys: string[]): PdfDict[] {
  const seen = new Set<PdfDict>()
  const waiting: PdfObject[] = [start]
  for (let next = waiting.pop(); next && seen.size < maxActions; next = waiting.pop()) {
    const object = resolveObject(pdf, next)
    if (object instanceof PdfArray) {
      object.toArray().forEach((item) => waiting.push(item))
    } else if (object instanceof PdfDict && !seen.has(object)) {
      seen.add(object)
      keys.flatMap((key) => object.get(key) ?? []).forEach((item) => waiting.push(item))
    }
  }
  return [...seen]
}

/** A link without a scheme is relative to the document. */
function isSafeLink(link: string): boolean {
  // Like browsers, readers ignore white space and control characters before and in a scheme.
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link.replace(/[\p{Cc}\s]/gu, ''))?.[1]
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase())
}
