import {
  StoredTextField,
  type FormDocument,
  type CustomFormDefinition,
} from '@countersign/contract/schemas/forms/custom-form'
import { z } from 'zod'
import { saveDraft, readDraft } from '../../../../lib/drafts.ts'
import { DetailsDraft, detailsFromBody, emptyDetails, titleFromFileName } from './details.ts'

const TextDraft = z.object({
  /** The edition that is changed. */
  edition: z.number().optional(),
  details: DetailsDraft,
  text: z.string(),
  /** How fields were chosen, also those that do not stand in the text any more. */
  fields: z.array(StoredTextField).default([]),
  /** What a Word file had that is not in the text, as sentences. */
  warnings: z.array(z.string()).default([]),
})
export type TextDraft = z.infer<typeof TextDraft>

export const emptyTextDraft: TextDraft = {
  details: emptyDetails,
  text: '',
  fields: [],
  warnings: [],
}

export function readTextDraft(formId: string | undefined): TextDraft | undefined {
  return TextDraft.safeParse(readDraft(draftName(formId))).data
}

export function saveTextDraft(formId: string | undefined, draft: TextDraft | undefined): void {
  saveDraft(draftName(formId), draft)
}

/** Undefined for a form on a PDF. */
export function textDraftFromDefinition({
  body,
  edition,
}: CustomFormDefinition): TextDraft | undefined {
  if (body.source !== 'text') {
    return undefined
  }
  const { text, fields = [] } = body
  return { edition, details: detailsFromBody(body), text, fields, warnings: [] }
}

function draftName(formId = 'new'): string {
  return `own-text-form.${formId}`
}

/** Replaces the text by that of a Word file. A title that was written stays. */
export function importDocument(
  draft: TextDraft,
  { title, text, warnings }: FormDocument,
  fileName: string,
): TextDraft {
  const { details } = draft

  return {
    ...draft,
    details: { ...details, title: details.title.trim() || titleFromFileName(title ?? fileName) },
    text,
    warnings,
  }
}
