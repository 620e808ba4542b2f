import { type PDF, PdfDict, type PDFPage } from '@libpdf/core'
import {
  listNamedActions,
  listActionChain,
  classifyDanger,
  isAction,
  isKnownAction,
  readLink,
} from './actions.ts'
import { findUsageRights } from './find-signatures.ts'
import type { ActiveContent, ActiveContentKind } from '../inspection.ts'
import { readDict, readArray, resolveObject, readName, readText } from '@countersign/pdf/resolve'

export interface Finding {
  content: ActiveContent
  remove(): void
}

/** Annotations that play media, run code or contain files. */
const mediaAnnotations = [
  'Movie',
  'Sound',
  'Screen',
  'RichMedia',
  '3D',
  'FileAttachment',
  'TrapNet',
]

/**
 * Finds scripts, actions that reach outside of the document, media, embedded files and XFA forms.
 * Links to pages and to web addresses stay.
 */
export function findActiveContent(pdf: PDF, pages: PDFPage[], dicts: PdfDict[]): Finding[] {
  const pageByDict = annotationPages(pdf, pages)
  const handled = new Set<PdfDict>()
  return [
    ...findInDocument(pdf, handled),
    ...pages.flatMap((page) => findMedia(pdf, page)),
    ...dicts.flatMap((dict) =>
      findHeldActions(pdf, dict, { page: pageByDict.get(dict), reported: handled }),
    ),
    // Last, so that nothing is reported twice.
    ...dicts.flatMap((dict) => findUnreferenced(pdf, dict, handled)),
  ]
}

function findInDocument(pdf: PDF, reported: Set<PdfDict>): Finding[] {
  const catalog = pdf.getCatalog()
  const names = readDict(pdf, catalog, 'Names')
  const form = readDict(pdf, catalog, 'AcroForm')
  const scripts = names && readDict(pdf, names, 'JavaScript')
  if (scripts) {
    listNamedActions(pdf, scripts).forEach((action) => reported.add(action))
  }
  return [
    ...findKey(names, 'JavaScript', 'javascript'),
    ...['Renditions', 'AlternatePresentations'].flatMap((name) => findKey(names, name, 'media')),
    ...findKey(form, 'XFA', 'xfa'),
    ...(findUsageRights(pdf) ? findKey(catalog, 'Perms', 'usage-rights') : []),
    // Without its files, the cover of a portfolio is an ordinary document.
    ...findKey(catalog, 'Collection', 'embedded-file'),
  ]
}

function findKey(holder: PdfDict | undefined, name: string, kind: ActiveContentKind): Finding[] {
  return holder?.has(name) ? [{ content: { kind }, remove: () => void holder.delete(name) }] : []
}

function annotationPages(pdf: PDF, pages: PDFPage[]): Map<PdfDict, number> {
  const found = new Map<PdfDict, number>()
  for (const page of pages) {
    found.set(page.dict, page.index + 1)
    for (const item of readArray(pdf, page.dict, 'Annots')) {
      const dict = resolveObject(pdf, item)
      if (dict instanceof PdfDict) {
        found.set(dict, page.index + 1)
      }
    }
  }
  return found
}

function findMedia(pdf: PDF, page: PDFPage): Finding[] {
  const annotations = readArray(pdf, page.dict, 'Annots')
  return annotations.flatMap((item) => {
    const dict = resolveObject(pdf, item)
    const subtype = dict instanceof PdfDict ? readName(pdf, dict, 'Subtype') : undefined
    if (!subtype || !mediaAnnotations.includes(subtype)) {
      return []
    }
    const kind = subtype === 'FileAttachment' ? 'embedded-file' : 'media'
    return [
      { content: { kind, page: page.index + 1 }, remove: () => removeAnnotation(pdf, page, dict) },
    ]
  })
}

function removeAnnotation(pdf: PDF, page: PDFPage, annotation: unknown): void {
  const annotations = resolveObject(pdf, page.dict.get('Annots'))
  if (annotations?.type === 'array') {
    const at = annotations.toArray().findIndex((item) => resolveObject(pdf, item) === annotation)
    annotations.remove(at)
  }
}

interface HolderContext {
  page: number | undefined
  reported: Set<PdfDict>
}

/** Actions by trigger: click (A, PA), opening (OpenAction), event (AA). */
function findHeldActions(pdf: PDF, dict: PdfDict, { page, reported }: HolderContext): Finding[] {
  const findings: Finding[] = []
  const add = (name: string, content: ActiveContent) => {
    const location = page === undefined ? {} : { page }
    findings.push({ content: { ...content, ...location }, remove: () => void dict.delete(name) })
  }

  for (const name of ['A', 'PA', 'OpenAction']) {
    const action = readDict(pdf, dict, name)
    const actions = action && isAction(pdf, action) ? listActionChain(pdf, action) : []
    const danger = actions.find((each) => classifyDanger(pdf, each))
    if (danger) {
      actions.forEach((each) => reported.add(each))
      add(name, { kind: classifyDanger(pdf, danger) ?? 'other-action', ...readLink(pdf, danger) })
    }
  }

  const events = readDict(pdf, dict, 'AA')
  const actions = events ? eventActions(pdf, events) : []
  if (actions.length > 0) {
    actions.forEach((each) => reported.add(each))
    const script = actions.some((each) => classifyDanger(pdf, each) === 'javascript')
    add('AA', { kind: script ? 'javascript' : 'additional-actions' })
  }
  return findings
}

/** A font or other resource may be named AA as well; those contain no actions. */
function eventActions(pdf: PDF, events: PdfDict): PdfDict[] {
  const starts = [...events.keys()].flatMap((name) => readDict(pdf, events, name.value) ?? [])
  return starts.filter((each) => isAction(pdf, each)).flatMap((each) => listActionChain(pdf, each))
}

/** Actions and files that are reachable in another way are emptied in place. */
function findUnreferenced(pdf: PDF, dict: PdfDict, reported: Set<PdfDict>): Finding[] {
  if (dict.has('EF')) {
    const name = readText(pdf, dict, 'UF') ?? readText(pdf, dict, 'F')
    const content: ActiveContent = { kind: 'embedded-file', ...(name ? { name } : {}) }
    return [{ content, remove: () => ['EF', 'RF'].forEach((each) => dict.delete(each)) }]
  }
  const kind =
    isKnownAction(pdf, dict) && !reported.has(dict) ? classifyDanger(pdf, dict) : undefined
  return kind && kind !== 'other-action' ? [{ content: { kind }, remove: () => clear(dict) }] : []
}

function clear(dict: PdfDict): void {
  ;[...dict.keys()].forEach((each) => dict.delete(each))
}
