import { associationCalls } from '@countersign/contract/calls/association'
import type { Page } from '@playwright/test'
import { addAssociationForm, createStaff, makeStaff } from '../support/association.ts'
import { signInAs, type Member } from '../support/member.ts'
import { createPacketAt } from '../support/packet.ts'
import { memberViews } from './view.ts'

const forms = '/association/forms'

export const associationViews = [
  ...memberViews(forms, {
    'of a member who is not of the staff': (page) => open(page, forms),
    full: asStaff(async (page, staff) => {
      await addAssociationForm(staff)
      await addAssociationForm(staff, { isPublished: false })
      await open(page, forms)
      await page.getByRole('table').waitFor()
    }),
  }),
  ...memberViews(`${forms}/:formId`, {
    full: asStaff(async (page, staff) => {
      const { formId } = await addAssociationForm(staff)
      await open(page, `${forms}/${formId}`)
    }),
    'with its use': async (page, member) => {
      const staff = await createStaff()
      const { formId } = await addAssociationForm(staff)
      await createPacketAt('filled', member, { formIds: [formId] })
      await signInAs(page.context(), staff)
      await open(page, `${forms}/${formId}`)
      await page.getByRole('table', { name: 'Packets by edition' }).waitFor()
    },
    'withdrawing with what is missing': asStaff(async (page, staff) => {
      const { formId } = await addAssociationForm(staff)
      await open(page, `${forms}/${formId}`)
      await page.getByRole('button', { name: /Withdraw/ }).click()
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await page.getByText('Reason is required.').waitFor()
    }),
    'a withdrawn edition': asStaff(async (page, staff) => {
      const { formId } = await addAssociationForm(staff)
      await open(page, `${forms}/${formId}`)
      await page.getByRole('button', { name: /Withdraw/ }).click()
      await page.getByLabel('Reason').fill('The law has changed.')
      await page.getByRole('radio', { name: 'Stop them' }).check()
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await page.getByText('Packets with it can no longer be sent.').waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }),
  }),
  ...memberViews('/association/bundles', {
    full: asStaff(async (page, staff) => {
      await addBundle(staff)
      await open(page, '/association/bundles')
      await page.getByRole('heading', { name: 'New lease' }).first().waitFor()
    }),
    'a bundle with what is missing': asStaff(async (page, staff) => {
      await addAssociationForm(staff)
      await open(page, '/association/bundles')
      await page.getByRole('button', { name: 'Add a bundle' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Name is required.').waitFor()
    }),
    'a bundle that is changed': asStaff(async (page, staff) => {
      await addBundle(staff)
      await open(page, '/association/bundles')
      await page.getByRole('button', { name: 'Edit New lease' }).first().click()
      await page.getByRole('list', { name: 'Forms of the bundle' }).waitFor()
    }),
  }),
  ...memberViews(`${forms}/:formId/publish`, {
    'previewed with two residents': asStaff(async (page, staff) => {
      const { formId } = await addAssociationForm(staff, { isPublished: false })
      await open(page, `${forms}/${formId}/publish`)
      await page.getByRole('radio', { name: '2', exact: true }).check()
      await page.getByText('Still to look at: with 1, 3, 4 residents.').waitFor()
      await page.getByRole('heading', { name: 'Preview' }).scrollIntoViewIfNeeded()
    }),
    'with what is missing': asStaff(async (page, staff) => {
      const { formId } = await addAssociationForm(staff, { isPublished: false })
      await open(page, `${forms}/${formId}/publish`)
      await page.getByRole('button', { name: 'Publish' }).click()
      await page.getByText('Number is required.').waitFor()
    }),
    'compared with the last edition': asStaff(async (page, staff) => {
      const { formId, body } = await addAssociationForm(staff)
      const text = `${body.text}\n\nNo fires in the yard.`
      await staff.api.call(associationCalls.putAssociationForm, {
        params: { id: formId },
        body: { ...body, text },
      })
      await open(page, `${forms}/${formId}/publish`)
      await page.getByRole('region', { name: 'Comparison' }).waitFor()
    }),
  }),
  ...memberViews(`${forms}/new`, { full: asStaff((page) => open(page, `${forms}/new`)) }),
  ...memberViews(`${forms}/new/pdf`, { empty: asStaff((page) => open(page, `${forms}/new/pdf`)) }),
  ...memberViews(`${forms}/new/pdfs`, {
    empty: asStaff((page) => open(page, `${forms}/new/pdfs`)),
  }),
  ...memberViews(`${forms}/new/text`, {
    empty: asStaff((page) => open(page, `${forms}/new/text`)),
  }),
  ...memberViews(`${forms}/:formId/edit`, {
    full: asStaff(async (page, staff) => {
      const { formId } = await addAssociationForm(staff)
      await open(page, `${forms}/${formId}/edit`)
    }),
  }),
  ...memberViews('/legal-forms/changes', {
    full: async (page) => {
      await addAssociationForm(await createStaff())
      await open(page, '/legal-forms/changes')
    },
  }),
]

async function addBundle(staff: Member): Promise<void> {
  const { formId } = await addAssociationForm(staff)
  const draft = await addAssociationForm(staff, { title: 'Parking rules', isPublished: false })
  await staff.api.call(associationCalls.postAssociationBundle, {
    body: {
      title: 'New lease',
      states: ['IL', 'TX'],
      formIds: ['residential-lease', formId, draft.formId],
    },
  })
}

/** The page belongs to somebody of the association's staff. */
function asStaff(
  show: (page: Page, staff: Member) => Promise<void>,
): (page: Page, staff: Member) => Promise<void> {
  return async (page, staff) => {
    await makeStaff(staff)
    await show(page, staff)
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
