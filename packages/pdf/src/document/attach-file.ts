import { type PDF, PdfArray, PdfDict, PdfName, PdfRef } from '@libpdf/core'

export interface AttachedFile {
  name: string
  /** Shown by readers beside the name. */
  description: string
  mimeType: string
  bytes: Uint8Array
}

/** Embeds a file and associates it with the document (ISO 32000-2, 14.13; AFRelationship Data). */
export function attachFile(pdf: PDF, file: AttachedFile, createdAt: Date): void {
  const { name, description, mimeType, bytes } = file
  pdf.addAttachment(name, bytes, { description, mimeType, createdAt, modifiedAt: createdAt })

  for (const specification of fileSpecifications(pdf)) {
    const dict = pdf.getObject(specification)
    if (dict instanceof PdfDict) {
      dict.set('AFRelationship', PdfName.of('Data'))
    }
  }
  pdf.getCatalog().set('AF', new PdfArray(fileSpecifications(pdf)))
}

/** File specifications in the EmbeddedFiles name tree (ISO 32000-1, 7.11.4). */
function fileSpecifications(pdf: PDF): PdfRef[] {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const tree = pdf.getCatalog().getDict('Names', resolve)?.getDict('EmbeddedFiles', resolve)
  const names = tree?.getArray('Names', resolve)?.toArray() ?? []

  return names.filter((item) => item instanceof PdfRef)
}
