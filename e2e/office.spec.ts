import { officeCalls } from '@countersign/contract/calls/office'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { baseUrl } from './support/environment.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { invitationLink } from './support/invitation-link.ts'
import { createMember, signInAs } from './support/member.ts'
import {
  createDocumentGroup,
  createOwnerLink,
  executePacket,
  signAsResident,
} from './support/packet.ts'
import { finishRoomByApi } from './support/room-by-api.ts'
import { expect, findViolations, test } from './support/test.ts'

test('a manager invites a preparer, who fills out a packet that the manager sends and a colleague signs', async ({
  browser,
  member: manager,
  memberPage: managerPage,
}) => {
  test.slow()
  const preparer = await createMember('Pat Preparer')
  await managerPage.goto('/account')
  await managerPage.getByRole('link', { name: 'Invite somebody to your office' }).click()
  await managerPage.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = managerPage.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Email is required.')).toBeVisible()
  expect(await findViolations(managerPage)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Email' }).fill(preparer.email)
  await dialog.getByRole('radio', { name: 'Preparer' }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const invitations = managerPage.getByRole('list', { name: 'Invitations' })
  await expect(invitations).toContainText(preparer.email)
  expect(await findViolations(managerPage)).toEqual([])

  const context = await browser.newContext({ baseURL: baseUrl() })
  await signInAs(context, preparer)
  const preparerPage = await context.newPage()
  await preparerPage.goto(await invitationLink(preparer.email))
  await expect(
    preparerPage.getByRole('heading', { name: `Join ${manager.name} as preparer` }),
  ).toBeVisible()
  expect(await findViolations(preparerPage)).toEqual([])
  await preparerPage.getByRole('button', { name: `Join ${manager.name}` }).click()
  await expect(preparerPage).toHaveURL(/\/legal-forms$/)

  const groupId = await createDocumentGroup(
    { ...preparer, property: manager.property },
    { formIds: ['pet-addendum'], name: 'Pets for the office', people: [['Maria', 'Lopez']] },
  )
  await finishRoomByApi(await createOwnerLink(preparer, groupId))
  await preparerPage.goto(`/legal-forms/payment?documentGroupId=${groupId}`)
  await expect(preparerPage.getByRole('heading', { level: 1 })).toContainText('Ready for')
  await expect(preparerPage.getByRole('button', { name: 'Pay for e-sign' })).toHaveCount(0)
  await expect(preparerPage.getByRole('button', { name: 'Cancel this packet' })).toHaveCount(0)
  expect(await findViolations(preparerPage)).toEqual([])
  await preparerPage.goto('/legal-forms')
  const row = preparerPage.getByRole('row').filter({ hasText: 'Pets for the office' })
  await expect(row.getByRole('link', { name: 'View Status' })).toBeVisible()

  await managerPage.goto('/account/office')
  await expect(managerPage.getByRole('list', { name: 'People of the office' })).toContainText(
    'Pat Preparer',
  )
  await managerPage.goto(`/legal-forms/payment?documentGroupId=${groupId}`)
  await managerPage.getByRole('button', { name: 'Pay for e-sign' }).click()
  await expect(managerPage).toHaveURL(/\/resident-link\?/)
  await expect(
    managerPage.getByText(`Prepared by Pat Preparer, ${manager.name} signs`),
  ).toBeVisible()

  const dana = await createMember('Dana Reyes')
  await manager.api.call(officeCalls.postOfficePerson, {
    body: { email: dana.email, role: 'manager' },
  })
  const code = (await invitationLink(dana.email)).split('/').at(-1) ?? ''
  await dana.api.call(officeCalls.postOfficeInvitation, { params: { code } })
  const danaContext = await browser.newContext({ baseURL: baseUrl() })
  await signInAs(danaContext, dana)
  const danaPage = await danaContext.newPage()
  await danaPage.goto('/legal-forms?group=all')
  await danaPage.getByRole('button', { name: 'Filters' }).click()
  await danaPage.getByLabel('Created by').selectOption({ label: 'Dana Reyes' })
  await expect(danaPage.getByText('No legal form packets found.')).toBeVisible()
  await danaPage.getByLabel('Created by').selectOption({ label: 'Pat Preparer' })
  await expect(danaPage).toHaveURL(/createdBy=/)
  await danaPage.getByRole('button', { name: 'More for Pets for the office' }).click()
  await danaPage.getByRole('menuitem', { name: 'Take over the owner’s signature' }).click()
  expect(await findViolations(danaPage)).toEqual([])
  await danaPage.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  await expect(danaPage.getByRole('dialog')).toHaveCount(0)
  await danaPage.goto(`/legal-forms/status?documentGroupId=${groupId}`)
  await expect(danaPage.getByText('Prepared by Pat Preparer, Dana Reyes signs')).toBeVisible()
  const { invites } = await dana.api.call(inviteCalls.getInviteDetailsByGroup, {
    params: { id: groupId },
  })
  await signAsResident(dana, invites.find(({ role }) => role === 'TT1')?.code ?? '')
  await danaPage.goto('/legal-forms')
  const danaRow = danaPage.getByRole('row').filter({ hasText: 'Pets for the office' })
  await expect(danaRow.getByText('Created by Pat Preparer')).toBeVisible()
  await expect(danaRow.getByRole('link', { name: 'Sign Document' })).toBeVisible()
  await managerPage.goto(`/legal-forms/sign?documentGroupId=${groupId}`)
  await expect(managerPage).toHaveURL(/\/status\?/)
  await expect(managerPage.getByText('Waiting for Dana Reyes to sign.')).toBeVisible()
  const file = await inspectPdf(await executePacket(dana, groupId))
  expect(file).toMatchObject({ signatureValid: true, totalDocument: true, structureClean: true })
  expect(file.text).toMatch(/Owner\/Agent[^]*Dana Reyes/)
  await danaContext.close()

  await managerPage.goto('/account/office')
  await managerPage.getByRole('button', { name: 'Remove Pat Preparer' }).click()
  await managerPage.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(managerPage.getByText('Pat Preparer')).toHaveCount(0)
  await preparerPage.goto(`/legal-forms/payment?documentGroupId=${groupId}`)
  await expect(preparerPage.getByText('Pets for the office')).toHaveCount(0)
  await context.close()
})
