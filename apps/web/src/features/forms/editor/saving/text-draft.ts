import type { OwnFormDefinition } from '@countersign/contract'
import { z } from 'zod'
import { saveDraft, readDraft } from '../../../../lib/drafts.ts'
import { DetailsDraft, emptyDetails } from './details.ts'

const TextDraft = z.object({ details: DetailsDraft, text: z.string() })
export type TextDraft = z.infer<typeof TextDraft>

export const emptyTextDraft: TextDraft = { details: emptyDetails, text: '' }

export function readTextDraft(formId: string | undefined): TextDraft | undefined {
  return TextDraft.safeParse(readDraft(draftName(formId))).data
}

export function saveTextDraft(formId: string | undefined, draft: TextDraft | undefined): void {
  saveDraft(draftName(formId), draft)
}

/** Undefined for a form on a PDF. */
export function textDraftFromDefinition({ body }: OwnFormDefinition): TextDraft | undefined {
  if (body.source !== 'text') {
    return undefined
  }
  const { title, description, category, text } = body

  return { details: { title, description, category }, text }
}

function draftName(formId = 'new'): string {
  return `own-text-form.${formId}`
}
