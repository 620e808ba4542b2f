import { randomUUID } from 'node:crypto'
import { toDayInZone } from '@countersign/answers/format-day'
import { associationCalls } from '@countersign/contract/calls/association'
import { createMember, query, type Member } from './member.ts'

export function createStaff(): Promise<Member> {
  return createMember('Riley Chen', {}, { isStaff: true })
}

/** Who is logged in already: a page keeps its first login. */
export async function makeStaff({ id }: Member): Promise<void> {
  await query('update sessions set is_staff = true where user_id = $1', [id])
}

/** A written form of the association, published from today on under a number of its own. */
export async function addAssociationForm(
  { api }: Member,
  { isPublished = true, title = 'Garden rules of the association' } = {},
) {
  const number = `G-${randomUUID().slice(0, 6)}`
  const body = {
    title,
    category: 'Lease Addenda' as const,
    text: 'The resident waters the front garden twice a week.',
  }
  const { form } = await api.call(associationCalls.postAssociationForm, { body })
  if (isPublished) {
    await checkDraft(api, form._id)
    await api.call(associationCalls.publishForm, {
      params: { id: form._id },
      body: {
        edition: form.edition,
        number,
        firstDay: toDayInZone(new Date(), 'America/New_York'),
        note: 'Written by the association’s lawyers.',
        previewed: true,
        compared: true,
      },
    })
  }

  return { formId: form._id, number, body }
}

/** As the page that publishes does. */
export async function checkDraft(api: Member['api'], id: string): Promise<void> {
  for (const signers of [1, 2, 3, 4]) {
    await api.call(associationCalls.getAssociationPreview, { params: { id }, query: { signers } })
  }
  await api.call(associationCalls.getFormComparison, { params: { id } })
}

/** Today at the homes of members here: their packets that are not sent are stopped. */
export async function withdrawAssociationForm(
  { api }: Member,
  formId: string,
  replacementId: string | null = null,
): Promise<void> {
  await api.call(associationCalls.withdrawForm, {
    params: { id: formId },
    body: {
      edition: '1',
      day: toDayInZone(new Date(), 'America/Chicago'),
      reason: 'The law has changed.',
      replacementId,
      unsent: 'stop',
    },
  })
}
