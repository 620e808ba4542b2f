import { FormPlace, FormUpload, type OwnFormDefinition } from '@countersign/contract'
import { z } from 'zod'
import { saveDraft, readDraft } from '../../../../lib/drafts.ts'
import { isOnPage } from '../model/geometry/box.ts'
import { DetailsDraft, emptyDetails, titleFromFileName } from './details.ts'

/** A form on an uploaded PDF on its way to being saved. Its labels may be half written. */
export const PdfDraft = z.object({
  uploadId: z.string(),
  pages: FormUpload.shape.pages,
  /** What was found and left out, in sentences. */
  warnings: z.array(z.string()),
  /** How many fields were recognized in the PDF. */
  found: z.number(),
  details: DetailsDraft,
  places: z.array(FormPlace.extend({ label: z.string() })),
})
export type PdfDraft = z.infer<typeof PdfDraft>

/** The draft of a form, or of the new one, as it was left in this tab. */
export function readPdfDraft(formId: string | undefined): PdfDraft | undefined {
  return PdfDraft.safeParse(readDraft(draftName(formId))).data
}

export function savePdfDraft(formId: string | undefined, draft: PdfDraft | undefined): void {
  saveDraft(draftName(formId), draft)
}

function draftName(formId = 'new'): string {
  return `own-pdf-form.${formId}`
}

/** A draft on a file that has just been taken: named after it, with the fields that were found. */
export function draftFromUpload(upload: FormUpload, fileName: string): PdfDraft {
  const { uploadId, pages, warnings, places, title } = upload

  return {
    uploadId,
    pages,
    warnings,
    found: places.length,
    details: { ...emptyDetails, title: titleFromFileName(title ?? fileName) },
    places,
  }
}

/** A draft that says what is saved; undefined for a form that stands on no PDF. */
export function draftFromDefinition({ body, upload }: OwnFormDefinition): PdfDraft | undefined {
  if (body.source !== 'pdf' || !upload) {
    return undefined
  }
  const { title, description, category, places } = body

  return {
    uploadId: upload.uploadId,
    pages: upload.pages,
    warnings: [],
    found: 0,
    details: { title, description, category },
    places,
  }
}

/**
 * The same form on another PDF: fields stay where the new file has a page for them. Where there were
 * none, those that were found in it come in.
 */
export function replaceDraftPdf(draft: PdfDraft, upload: FormUpload): PdfDraft {
  const { uploadId, pages, warnings } = upload
  const kept = draft.places.filter((place) => {
    const page = pages[place.page]
    return page && isOnPage(place, page)
  })

  return {
    ...draft,
    uploadId,
    pages,
    warnings,
    found: draft.places.length === 0 ? upload.places.length : 0,
    places: draft.places.length === 0 ? upload.places : kept,
  }
}
