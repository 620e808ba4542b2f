import { isRecord } from '@countersign/answers/answer'
import { readDraft, saveDraft } from '../../../lib/drafts.ts'
import { emptyDraft, type ApplyDraft } from './apply-form.tsx'

/** What an applicant has entered survives a reload of this tab until it is sent (`undefined`). */
export function saveApplyDraft(code: string, draft: ApplyDraft | undefined): void {
  saveDraft(draftName(code), draft)
}

export function readApplyDraft(code: string): ApplyDraft {
  const saved = readDraft(draftName(code))
  const texts = new Map(Object.entries(isRecord(saved) ? saved : {}))
  const text = (name: keyof ApplyDraft) => {
    const value = texts.get(name)
    return typeof value === 'string' ? value : ''
  }
  const language = texts.get('language')

  return {
    ...emptyDraft,
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    language: language === 'en' || language === 'es' ? language : null,
  }
}

function draftName(code: string): string {
  return `application.${code}`
}
