import { StoredPlace } from '@countersign/contract/schemas/forms/form-place'
import { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import type { CustomFormDefinition } from '@countersign/contract/schemas/forms/custom-form'
import { z } from 'zod'
import { saveDraft, readDraft } from '../../../../lib/drafts.ts'
import { pluralize } from '../../../../lib/pluralize.ts'
import { isOnPage } from '../model/geometry/box.ts'
import { DetailsDraft, detailsFromBody, emptyDetails, titleFromFileName } from './details.ts'

/** Labels and lists may be empty while they are edited. */
export const PdfDraft = z.object({
  /** The edition that is changed. */
  edition: z.number().optional(),
  uploadId: z.string(),
  pages: FormUpload.shape.pages,
  warnings: z.array(z.string()),
  found: z.number(),
  details: DetailsDraft,
  places: z.array(StoredPlace),
})
export type PdfDraft = z.infer<typeof PdfDraft>

/** `undefined` names the draft of the new form. */
export function readPdfDraft(formId: string | undefined): PdfDraft | undefined {
  return PdfDraft.safeParse(readDraft(draftName(formId))).data
}

export function savePdfDraft(formId: string | undefined, draft: PdfDraft | undefined): void {
  saveDraft(draftName(formId), draft)
}

function draftName(formId = 'new'): string {
  return `own-pdf-form.${formId}`
}

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

/** Undefined for a form without a PDF. */
export function draftFromDefinition({
  body,
  edition,
  upload,
}: CustomFormDefinition): PdfDraft | undefined {
  if (body.source !== 'pdf' || !upload) {
    return undefined
  }
  return {
    edition,
    uploadId: upload.uploadId,
    pages: upload.pages,
    warnings: [],
    found: 0,
    details: detailsFromBody(body),
    places: body.places,
  }
}

/**
 * Puts a form on another PDF: places stay where the new file has a page for them. A form without
 * places takes those found in the new file.
 */
export function replaceDraftPdf(draft: PdfDraft, upload: FormUpload): PdfDraft {
  const { uploadId, pages, warnings } = upload
  const placesOnPage = draft.places.filter((place) => {
    const page = pages[place.page]
    return page && isOnPage(place, page)
  })

  return {
    ...draft,
    uploadId,
    pages,
    warnings: [...describeRemoved(draft.places.length - placesOnPage.length), ...warnings],
    found: draft.places.length === 0 ? upload.places.length : 0,
    places: draft.places.length === 0 ? upload.places : placesOnPage,
  }
}

function describeRemoved(count: number): string[] {
  return count === 0
    ? []
    : [
        `${pluralize(count, 'field')} had no room on the pages of this PDF and ${count === 1 ? 'was' : 'were'} removed. “Discard changes” brings everything back as it was.`,
      ]
}
