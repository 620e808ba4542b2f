import { officeCalls } from '@countersign/contract/calls/office'
import type { OfficeRole } from '@countersign/contract/schemas/offices'
import type { Page } from '@playwright/test'
import { invitationLink } from '../support/invitation-link.ts'
import { createMember, type Member } from '../support/member.ts'
import { createPacketAt } from '../support/packet.ts'
import { memberViews } from './view.ts'

export const officeViews = [
  ...memberViews('/account/office', {
    alone: (page) => open(page, '/account/office'),
    'several people': async (page, member) => {
      await fillOffice(member)
      await open(page, '/account/office')
    },
    'somebody is invited': async (page, member) => {
      await fillOffice(member)
      await open(page, '/account/office')
      await page.getByRole('button', { name: 'Invite somebody' }).click()
      await page.getByRole('button', { name: 'Send invitation' }).click()
    },
    'somebody is removed': async (page, member) => {
      await fillOffice(member)
      await open(page, '/account/office')
      await page.getByRole('button', { name: 'Remove Pat Preparer' }).click()
    },
  }),
  ...memberViews('/office/join/:code', {
    invited: async (page, member) => {
      await open(page, await invite(await createMember('Morgan Ellis'), member.email))
    },
    'a link that does not work': (page) => open(page, '/office/join/unknown'),
  }),
  ...memberViews('/account', {
    'in an office': async (page, member) => {
      await joinOffice(await createMember('Morgan Ellis'), member)
      await open(page, '/account')
    },
  }),
  ...memberViews('/legal-forms/status', {
    'a colleague signs': openAsColleague,
    'a signature is taken over': async (page, member) => {
      await openAsColleague(page, member)
      await page.getByRole('button', { name: 'Take over the owner’s signature' }).click()
    },
  }),
  ...memberViews('/legal-forms', {
    'in an office': async (page, member) => {
      const manager = await createMember('Morgan Ellis')
      await joinOffice(manager, member, 'manager')
      const own = { ...member, property: manager.property }
      await createPacketAt('filled', own)
      await createPacketAt('sent', manager)
      await createPacketAt('residents-signed', manager)
      await open(page, '/legal-forms')
    },
    'made by a colleague': async (page, member) => {
      const manager = await createMember('Morgan Ellis')
      await joinOffice(manager, member, 'manager')
      await createPacketAt('sent', manager, { name: 'Sent lease' })
      await open(page, `/legal-forms?group=all&createdBy=${manager.id}`)
      await page.getByRole('button', { name: 'More for Sent lease' }).first().click()
      await page.getByRole('menuitem').first().waitFor()
    },
  }),
  ...memberViews('/legal-forms/payment', {
    'a preparer waits': async (page, member) => {
      const manager = await createMember('Morgan Ellis')
      await joinOffice(manager, member)
      const { groupId } = await createPacketAt('filled', { ...member, property: manager.property })
      await open(page, `/legal-forms/payment?documentGroupId=${groupId}`)
    },
  }),
]

async function openAsColleague(page: Page, member: Member): Promise<void> {
  const manager = await createMember('Morgan Ellis')
  await joinOffice(manager, member, 'member')
  const { groupId } = await createPacketAt('residents-signed', manager)
  await open(page, `/legal-forms/status?documentGroupId=${groupId}`)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function fillOffice(manager: Member): Promise<void> {
  await joinOffice(manager, await createMember('Pat Preparer'))
  await invite(manager, `new.${manager.email}`)
}

async function joinOffice(
  manager: Member,
  person: Member,
  role: OfficeRole = 'preparer',
): Promise<void> {
  const link = await invite(manager, person.email, role)
  const code = link.split('/').at(-1) ?? ''
  await person.api.call(officeCalls.postOfficeInvitation, { params: { code } })
}

async function invite(
  manager: Member,
  email: string,
  role: OfficeRole = 'preparer',
): Promise<string> {
  await manager.api.call(officeCalls.postOfficePerson, {
    body: { email, role, homes: role === 'manager' ? null : [manager.property._id] },
  })
  return invitationLink(email)
}
