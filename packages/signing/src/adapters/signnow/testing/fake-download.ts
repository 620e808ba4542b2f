import { PDF } from '@libpdf/core'
import { z } from 'zod'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { findDocument } from './fake-documents.ts'
import { refuse } from './fake-error.ts'
import { findGroup } from './fake-groups.ts'
import type { FakeDocument, FakeGroup, FakeState } from './fake-state.ts'

const DownloadBody = z.strictObject({
  type: z.enum(['merged', 'zip', 'certificate', 'email']),
  with_history: z.enum(['no', 'after_each_document', 'after_merged_pdf']),
  document_order: z.array(z.string()).optional(),
})

/** `POST /documentgroup/{id}/downloadall`, for the merged file of a finished group. */
export async function downloadMerged(
  state: FakeState,
  groupId: string,
  body: unknown,
): Promise<Uint8Array> {
  const group = findGroup(state, groupId)
  const parsed = DownloadBody.safeParse(body)
  if (!parsed.success || parsed.data.type !== 'merged') {
    refuse('Invalid download.')
  }
  if (group.invite?.status !== 'fulfilled' || group.notReady > 0) {
    group.notReady -= 1
    refuse('The file is not ready.')
  }
  const order = parsed.data.document_order ?? group.documentIds
  if (order.toSorted().join() !== group.documentIds.toSorted().join()) {
    refuse('document_order names other documents.')
  }
  const parts = await Promise.all(order.map((id) => drawAnswers(findDocument(state, id))))
  if (parsed.data.with_history === 'after_merged_pdf') {
    parts.push(await drawHistory(state, group))
  }
  const merged = await PDF.merge(parts)
  return merged.save()
}

async function drawAnswers({ pdf, fields, answers }: FakeDocument): Promise<Uint8Array> {
  const opened = await PDF.load(pdf)
  for (const field of fields) {
    const page = opened.getPage(field.page_number)
    const text = answers.get(field.name) ?? ''
    if (page && text !== '') {
      const y = page.height - field.y - field.height + 4
      page.drawText(toLatin(text), { x: field.x + 2, y, size: Math.min(12, field.height - 4) })
    }
  }
  return opened.save()
}

async function drawHistory(state: FakeState, group: FakeGroup): Promise<Uint8Array> {
  const history = await PDF.load(await createPlainPdf('SignNow document history', 1))
  const lines = (group.invite?.steps ?? []).flatMap(({ signers }) =>
    signers.map(({ email, documents: [first] }) => {
      const at = first && findDocument(state, first.id).signed.get(first.role)
      return `${email} signed on ${at?.toISOString() ?? 'an unknown day'}`
    }),
  )
  lines.forEach((line, index) =>
    history.getPage(0)?.drawText(line, { x: 72, y: 660 - index * 18, size: 11 }),
  )
  return history.save()
}

/** The standard fonts of PDF have no other letters. */
function toLatin(text: string): string {
  return text.normalize('NFD').replace(/[^\x20-\x7e]/g, '')
}
