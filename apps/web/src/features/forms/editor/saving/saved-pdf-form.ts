import type { Form } from '@countersign/contract/schemas/forms/form'
import { z } from 'zod'
import { readDraft, saveDraft } from '../../../../lib/drafts.ts'

const draftName = 'saved-pdf-form'

/** The new form that was saved last in this tab: Back to the steps that made it says so. */
const SavedPdfForm = z.object({ title: z.string() })
export type SavedPdfForm = z.infer<typeof SavedPdfForm>

export function readSavedPdfForm(): SavedPdfForm | undefined {
  return SavedPdfForm.safeParse(readDraft(draftName)).data
}

export function saveSavedPdfForm(form: Pick<Form, 'title'> | undefined): void {
  saveDraft(draftName, form && { title: form.title })
}
