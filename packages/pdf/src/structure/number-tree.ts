import { type PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core'

/** Reads a number tree (ISO 32000-1, 7.9.7). Limited depth, because it may contain a loop. */
export function readNumberTree(
  pdf: PDF,
  tree: PdfDict | undefined,
  depth = 0,
): Map<number, PdfObject> {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const entries = new Map<number, PdfObject>()
  if (!tree || depth > 16) {
    return entries
  }

  const numbers = tree.getArray('Nums', resolve)?.toArray() ?? []
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [key, value] = [numbers[index], numbers[index + 1]]
    if (key instanceof PdfNumber && value) {
      entries.set(key.value, value)
    }
  }
  for (const kid of tree.getArray('Kids', resolve) ?? []) {
    const child = kid instanceof PdfRef ? pdf.getObject(kid) : kid
    if (!(child instanceof PdfDict)) {
      continue
    }
    for (const [key, value] of readNumberTree(pdf, child, depth + 1)) {
      entries.set(key, value)
    }
  }
  return entries
}

/** Writes the entries as a flat tree with ascending keys. */
export function writeNumberTree(entries: Map<number, PdfObject>): PdfDict {
  return PdfDict.of({ Nums: toNums(entries) })
}

/** Writes the entries as a leaf, whose keys follow those of the leaves before it in a tree. */
export function writeNumberLeaf(entries: Map<number, PdfObject>): PdfDict {
  const keys = [...entries.keys()]
  const limits = [Math.min(...keys), Math.max(...keys)].map((key) => PdfNumber.of(key))

  return PdfDict.of({ Limits: new PdfArray(limits), Nums: toNums(entries) })
}

function toNums(entries: Map<number, PdfObject>): PdfArray {
  const numbers = [...entries]
    .sort(([a], [b]) => a - b)
    .flatMap(([key, value]) => [PdfNumber.of(key), value])

  return new PdfArray(numbers)
}
