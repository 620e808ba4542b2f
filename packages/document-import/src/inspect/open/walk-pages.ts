import { type PDF, PdfDict, type PdfObject, PdfRef } from '@libpdf/core'
import { InspectionError } from '../inspection-error.ts'
import { readArray, resolveObject, readName } from '@countersign/pdf/resolve'

export interface PageLeaf {
  dict: PdfDict
  /** Absent for a direct object. */
  ref?: PdfRef
  /** Inherited attributes (ISO 32000-1, 7.7.3.4), the nearest ancestor wins. */
  inherited: Map<string, PdfObject>
}

export interface PageWalk {
  leaves: PageLeaf[]
  /** Entries of the tree that cannot be read. */
  missing: number
  /** The PDF library sees the same pages. */
  regular: boolean
}

const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
const maxNodes = 20_000

/** Pages in the order in which readers show them, despite loops, gaps and wrong types. */
export function walkPages(pdf: PDF, maxPages: number): PageWalk {
  const leaves: PageLeaf[] = []
  const seen = new Set<PdfDict>()
  const waiting: Node[] = getRoot(pdf)
  let [missing, nodes, irregular] = [0, 0, false]

  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes += 1
    const dict = resolveObject(pdf, node.object)
    if (!(dict instanceof PdfDict)) {
      missing += 1
    } else if (isTree(pdf, dict)) {
      const loops = seen.has(dict)
      irregular ||= loops || readName(pdf, dict, 'Type') !== 'Pages'
      seen.add(dict)
      waiting.push(...(loops ? [] : listChildren(pdf, dict, node.inherited).slice(0, maxNodes)))
    } else {
      const ref = node.object instanceof PdfRef ? node.object : undefined
      irregular ||= !ref || seen.has(dict) || readName(pdf, dict, 'Type') !== 'Page'
      seen.add(dict)
      leaves.push({ dict, ref, inherited: node.inherited })
    }
    if (leaves.length > maxPages) {
      throw new InspectionError(
        'too-many-pages',
        `This file has more than ${maxPages} pages. Split it into smaller files.`,
      )
    }
    if (nodes > maxNodes) {
      throw new InspectionError(
        'too-complex',
        'The page list of this file is not valid. Print it to a new PDF.',
      )
    }
  }
  const regular = !irregular && leaves.length === pdf.getPageCount()
  return { leaves, missing, regular: regular }
}

interface Node {
  object: PdfObject
  inherited: Map<string, PdfObject>
}

/** After a recovery the page tree root may be in place of the catalog. */
function getRoot(pdf: PDF): Node[] {
  const catalog = pdf.getCatalog()
  const object = catalog.get('Pages') ?? (catalog.has('Kids') ? catalog : undefined)
  return object ? [{ object, inherited: new Map() }] : []
}

function isTree(pdf: PDF, dict: PdfDict): boolean {
  const type = readName(pdf, dict, 'Type')
  return type === 'Pages' || type === 'Catalog' || (type !== 'Page' && dict.has('Kids'))
}

/** Reversed, because the caller uses a stack. */
function listChildren(pdf: PDF, dict: PdfDict, from: Map<string, PdfObject>): Node[] {
  const inherited = new Map(from)
  for (const key of inheritable) {
    const value = dict.get(key)
    if (value) {
      inherited.set(key, value)
    }
  }
  return readArray(pdf, dict, 'Kids')
    .map((object) => ({ object, inherited }))
    .reverse()
}
