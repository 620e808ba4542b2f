import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber } from '@libpdf/core'
import type { PageLeaf } from './walk-pages.ts'

/**
 * Rebuilds the page tree with one level and unique, self-contained pages. Removes loops, untyped
 * pages and inherited attributes.
 */
export function flattenPageTree(pdf: PDF, leaves: PageLeaf[]): void {
  const tree = PdfDict.of({ Type: PdfName.Pages, Count: PdfNumber.of(leaves.length) })
  const root = pdf.register(tree)
  const used = new Set<PdfDict>()
  const kids = leaves.map(({ dict, ref, inherited }) => {
    const isDuplicate = used.has(dict)
    const page = isDuplicate ? dict.clone() : dict
    used.add(page)
    page.set('Type', PdfName.Page)
    page.set('Parent', root)
    inherited.forEach((value, key) => page.has(key) || page.set(key, value))
    return isDuplicate || !ref ? pdf.register(page) : ref
  })
  tree.set('Kids', PdfArray.of(...kids))
  getCatalog(pdf).set('Pages', root)
}

/** After a recovery the page tree root may be in place of the catalog. */
function getCatalog(pdf: PDF): PdfDict {
  const found = pdf.getCatalog()
  if (found.has('Pages')) {
    return found
  }
  const catalog = PdfDict.of({ Type: PdfName.Catalog })
  pdf.context.info.trailer.set('Root', pdf.register(catalog))
  return catalog
}
