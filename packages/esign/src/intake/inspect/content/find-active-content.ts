import { PdfDict } from '@libpdf/core'
import type { PDF, PDFPage } from '@libpdf/core'
import { actionsNamedIn, chainOf, dangerOf, isAction, isKnownAction, linkOf } from './actions.ts'
import { usageRights } from './find-signatures.ts'
import type { ActiveContent, ActiveContentKind } from '../inspection.ts'
import { dictIn, listIn, lookUp, nameIn, textIn } from './resolve.ts'

/** Something that acts, and how it is taken out of the document that it was found in. */
export interface Finding {
  content: ActiveContent
  takeOut(): void
}

/** Annotations that play, run or carry files. */
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
 * All that a paper cannot do: scripts, actions that reach out of the document, media, files within
 * the file, forms of Adobe's XFA. Links to pages and to the web stay.
 */
export function findActiveContent(pdf: PDF, pages: PDFPage[], dicts: PdfDict[]): Finding[] {
  const pageOf = annotationPages(pdf, pages)
  const reported = new Set<PdfDict>()
  return [
    ...wholeDocument(pdf, reported),
    ...pages.flatMap((page) => mediaOn(pdf, page)),
    ...dicts.flatMap((dict) => held(pdf, dict, { page: pageOf.get(dict), reported })),
    // What nobody seems to hold is looked at last, so that nothing is told of twice.
    ...dicts.flatMap((dict) => loose(pdf, dict, reported)),
  ]
}

function wholeDocument(pdf: PDF, reported: Set<PdfDict>): Finding[] {
  const catalog = pdf.getCatalog()
  const names = dictIn(pdf, catalog, 'Names')
  const form = dictIn(pdf, catalog, 'AcroForm')
  const scripts = names && dictIn(pdf, names, 'JavaScript')
  if (scripts) {
    actionsNamedIn(pdf, scripts).forEach((action) => reported.add(action))
  }
  return [
    ...key(names, 'JavaScript', 'javascript'),
    ...['Renditions', 'AlternatePresentations'].flatMap((name) => key(names, name, 'media')),
    ...key(form, 'XFA', 'xfa'),
    ...(usageRights(pdf) ? key(catalog, 'Perms', 'usage-rights') : []),
    // Without its files the cover of a portfolio is a plain document.
    ...key(catalog, 'Collection', 'embedded-file'),
  ]
}

function key(holder: PdfDict | undefined, name: string, kind: ActiveContentKind): Finding[] {
  return holder?.has(name) ? [{ content: { kind }, takeOut: () => void holder.delete(name) }] : []
}

function annotationPages(pdf: PDF, pages: PDFPage[]): Map<PdfDict, number> {
  const found = new Map<PdfDict, number>()
  for (const page of pages) {
    found.set(page.dict, page.index + 1)
    for (const item of listIn(pdf, page.dict, 'Annots')) {
      const dict = lookUp(pdf, item)
      if (dict instanceof PdfDict) {
        found.set(dict, page.index + 1)
      }
    }
  }
  return found
}

function mediaOn(pdf: PDF, page: PDFPage): Finding[] {
  const annotations = listIn(pdf, page.dict, 'Annots')
  return annotations.flatMap((item) => {
    const dict = lookUp(pdf, item)
    const subtype = dict instanceof PdfDict ? nameIn(pdf, dict, 'Subtype') : undefined
    if (!subtype || !mediaAnnotations.includes(subtype)) {
      return []
    }
    const kind = subtype === 'FileAttachment' ? 'embedded-file' : 'media'
    return [{ content: { kind, page: page.index + 1 }, takeOut: () => remove(pdf, page, dict) }]
  })
}

function remove(pdf: PDF, page: PDFPage, annotation: unknown): void {
  const annotations = lookUp(pdf, page.dict.get('Annots'))
  if (annotations?.type === 'array') {
    const at = annotations.toArray().findIndex((item) => lookUp(pdf, item) === annotation)
    annotations.remove(at)
  }
}

interface Holding {
  page: number | undefined
  reported: Set<PdfDict>
}

/** Actions by whoever starts them: a click (A, PA), opening (OpenAction), an event (AA). */
function held(pdf: PDF, dict: PdfDict, { page, reported }: Holding): Finding[] {
  const findings: Finding[] = []
  const add = (name: string, content: ActiveContent) => {
    const where = page === undefined ? {} : { page }
    findings.push({ content: { ...content, ...where }, takeOut: () => void dict.delete(name) })
  }

  for (const name of ['A', 'PA', 'OpenAction']) {
    const action = dictIn(pdf, dict, name)
    const actions = action && isAction(pdf, action) ? chainOf(pdf, action) : []
    const danger = actions.find((each) => dangerOf(pdf, each))
    if (danger) {
      actions.forEach((each) => reported.add(each))
      add(name, { kind: dangerOf(pdf, danger) ?? 'other-action', ...linkOf(pdf, danger) })
    }
  }

  const events = dictIn(pdf, dict, 'AA')
  const actions = events ? eventActions(pdf, events) : []
  if (actions.length > 0) {
    actions.forEach((each) => reported.add(each))
    const script = actions.some((each) => dangerOf(pdf, each) === 'javascript')
    add('AA', { kind: script ? 'javascript' : 'additional-actions' })
  }
  return findings
}

/** What happens by itself, on whichever event; a resource that is called AA holds no actions. */
function eventActions(pdf: PDF, events: PdfDict): PdfDict[] {
  const starts = [...events.keys()].flatMap((name) => dictIn(pdf, events, name.value) ?? [])
  return starts.filter((each) => isAction(pdf, each)).flatMap((each) => chainOf(pdf, each))
}

/** An action or a file that is only to be reached some other way is made empty where it stands. */
function loose(pdf: PDF, dict: PdfDict, reported: Set<PdfDict>): Finding[] {
  if (dict.has('EF')) {
    const name = textIn(pdf, dict, 'UF') ?? textIn(pdf, dict, 'F')
    const content: ActiveContent = { kind: 'embedded-file', ...(name ? { name } : {}) }
    return [{ content, takeOut: () => ['EF', 'RF'].forEach((each) => dict.delete(each)) }]
  }
  const kind = isKnownAction(pdf, dict) && !reported.has(dict) ? dangerOf(pdf, dict) : undefined
  return kind && kind !== 'other-action' ? [{ content: { kind }, takeOut: () => empty(dict) }] : []
}

function empty(dict: PdfDict): void {
  ;[...dict.keys()].forEach((each) => dict.delete(each))
}
