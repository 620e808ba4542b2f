import { toDayInZone } from '@countersign/answers/format-day'
import type { PublishBody } from '@countersign/contract/schemas/association'
import { customFormEditions, editionChecks } from '@countersign/database'
import { eq, max } from 'drizzle-orm'
import type { z } from 'zod'
import type { TestApp } from './start-test-app.ts'
import type { Member } from './sign-in.ts'
import { expectOk } from './walk-packet.ts'

interface NewAssociationForm {
  title?: string
  text?: string
  isPublished?: boolean
  publish?: Partial<z.input<typeof PublishBody>>
}

const checked = { previewed: true, compared: true } as const

/** Published under a number of its own from today on, if nothing else is said. */
export async function addAssociationForm(
  test: TestApp,
  staff: Member,
  {
    title = 'Lease of the association',
    text = 'The rent is due on the first.',
    isPublished = true,
    publish = {},
  }: NewAssociationForm = {},
): Promise<{ associationFormId: string; number: string }> {
  const { form } = await expectOk<{ form: { _id: string } }>(
    staff.call('POST', '/association/forms', { title, category: 'Leases & Renewals', text }),
  )
  const number = publish.number ?? `A-${form._id.slice(0, 8)}`
  if (isPublished) {
    await publishAssociationForm(test, staff, form._id, { ...publish, number })
  }

  return { associationFormId: form._id, number }
}

/** The first edition, if no other is named. */
async function publishAssociationForm(
  test: TestApp,
  staff: Member,
  formId: string,
  body: Partial<z.input<typeof PublishBody>>,
): Promise<void> {
  await checkDraft(test, formId)
  await expectOk(
    staff.call('POST', `/association/forms/${formId}/publish`, {
      edition: '1',
      firstDay: toDayInZone(test.clock.now(), 'America/New_York'),
      note: 'First edition.',
      ...checked,
      ...body,
    }),
  )
}

/** As if all that must be looked at before it is published had been asked for. */
export async function checkDraft({ services }: TestApp, formId: string): Promise<void> {
  const [draft] = await services.db
    .select({ edition: max(customFormEditions.edition) })
    .from(customFormEditions)
    .where(eq(customFormEditions.formId, formId))
  const edition = draft?.edition ?? 1
  await services.db
    .insert(editionChecks)
    .values(editionChecks.seen.enumValues.map((seen) => ({ formId, edition, seen })))
    .onConflictDoNothing()
}
