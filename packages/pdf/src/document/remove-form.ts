import { type PDF, PdfDict, type PdfRef } from '@libpdf/core'

/**
 * Removes all form fields after their values were drawn, so that readers do not offer them for
 * editing.
 */
export function removeForm(pdf: PDF): void {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  for (const page of pdf.getPages()) {
    const annotations = page.dict.getArray('Annots', resolve)
    for (let index = (annotations?.length ?? 0) - 1; index >= 0; index -= 1) {
      const dict = annotations?.at(index, resolve)
      if (!(dict instanceof PdfDict)) {
        continue
      }
      if (dict.getName('Subtype', resolve)?.value === 'Widget') {
        annotations?.remove(index)
      }
    }
  }
  pdf.getCatalog().delete('AcroForm')
}
