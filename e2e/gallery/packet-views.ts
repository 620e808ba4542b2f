import { calls } from '@countersign/contract/calls'
import type { FrameLocator, Page } from '@playwright/test'
import { addAssociationForm, createStaff, withdrawAssociationForm } from '../support/association.ts'
import type { Member } from '../support/member.ts'
import { buildGroupRequest, createPacketAt, type Stage } from '../support/packet.ts'
import { completeRoom, getRoomFrame, showQuestions } from '../support/room.ts'
import { fail, memberViews, neverAnswer } from './view.ts'

const newLease = ['residential-lease', 'lead-based-paint-disclosure', 'pet-addendum']

const couple = { owners: [['Sam', 'Ellis']] as const }

export const packetViews = [
  ...memberViews('/legal-forms/start', {
    loading: async (page, member) => {
      await neverAnswer(page, '**/api/esign/signing-link')
      await open(page, member, 'start', 'created')
    },
    full: async (page, member) => {
      await openRoom(page, member, 'start', 'created')
    },
    'the first stop': async (page, member) => {
      const room = await openRoom(page, member, 'start', 'created')
      await room.getByRole('button', { name: 'Next', exact: true }).click()
    },
    'nothing required is left': async (page, member) => {
      await completeRoom(await openRoom(page, member, 'start', 'created'))
    },
    'used again': async (page, member) => {
      const { groupId } = await createPacketAt('filled', member, { formIds: newLease })
      const again = await buildGroupRequest(member, { formIds: newLease, name: 'Lease 2028' })
      const { documentGroupId } = await member.api.call(calls.createDocumentGroup, {
        body: { ...again, prefillFrom: groupId },
      })
      await showInGroups(page)
      await page.goto(`/legal-forms/start?documentGroupId=${documentGroupId}`)
      await getRoomFrame(page).getByRole('heading', { name: 'What changes this year?' }).waitFor()
    },
    'against the law': async (page, member) => {
      const { documentGroupId } = await member.api.call(calls.createPrintGroup, {
        body: {
          formId: 'notice-to-pay-or-quit',
          propertyId: member.property._id,
          unitId: member.property.units[0]?._id ?? '',
          residents: [{ name: 'Maria Lopez' }],
        },
      })
      await showInGroups(page)
      await page.goto(`/legal-forms/start?documentGroupId=${documentGroupId}`)
      const room = getRoomFrame(page)
      await completeRoom(room)
      await room.getByRole('button', { name: 'Finish' }).click()
      await room.getByRole('dialog').waitFor()
    },
    'beside the page': async (page, member) => {
      const room = await openRoom(page, member, 'start', 'created')
      await room.getByRole('button', { name: 'Show the page' }).click()
      await showQuestions(room, 'Rent')
      await room.getByRole('textbox', { name: 'Monthly rent' }).fill('1250')
      await room
        .getByRole('group', { name: /^Page 1 of/ })
        .first()
        .waitFor()
    },
    'not reachable': async (page, member) => {
      await fail(page, '**/api/esign/signing-link')
      await open(page, member, 'start', 'created')
      await page.getByRole('button', { name: /try again/i }).waitFor()
    },
  }),
  ...memberViews('/legal-forms/payment', {
    full: async (page, member) => {
      await open(page, member, 'payment', 'filled')
      await page.getByRole('button', { name: 'Pay for e-sign' }).waitFor()
    },
    'packet not filled out': async (page, member) => {
      await openRoom(page, member, 'payment', 'created')
    },
    'a form was withdrawn': async (page, member) => {
      const staff = await createStaff()
      const { formId } = await addAssociationForm(staff)
      const { groupId } = await createPacketAt('filled', member, { formIds: [formId] })
      await withdrawAssociationForm(staff, formId)
      await page.goto(`/legal-forms/payment?documentGroupId=${groupId}`)
      await page.getByText('This packet cannot be sent as it is.').waitFor()
    },
  }),
  ...memberViews('/legal-forms/resident-link', {
    full: async (page, member) => {
      await open(page, member, 'resident-link', 'sent')
      await page
        .getByRole('link', { name: /\/sign\// })
        .first()
        .waitFor()
    },
    'the owner signs next': (page, member) =>
      open(page, member, 'resident-link', 'residents-signed'),
    ...dialogs('resident-link', ['Correct', 'Change answers', 'Revise', 'Finished on paper']),
  }),
  ...memberViews('/legal-forms/status', {
    'residents sign': (page, member) => open(page, member, 'status', 'sent'),
    'the owner signs': (page, member) => open(page, member, 'status', 'residents-signed'),
    'another owner signs': async (page, member) => {
      const { groupId } = await createPacketAt('residents-signed', member, couple)
      await page.goto(`/legal-forms/status?documentGroupId=${groupId}`)
      await page.getByText('Waiting for Sam Ellis to sign.').waitFor()
    },
    executed: (page, member) => open(page, member, 'status', 'executed'),
    ...dialogs('status', ['History', 'Extend', 'Copies to others', 'Cancel this packet']),
  }),
  ...memberViews('/legal-forms/sign', {
    full: async (page, member) => {
      await openRoom(page, member, 'sign', 'residents-signed')
    },
  }),
  ...memberViews('/legal-forms/read', {
    full: async (page, member) => {
      await open(page, member, 'read', 'sent')
      await page.locator('canvas').first().waitFor()
    },
  }),
  ...memberViews('/legal-forms/view', {
    executed: async (page, member) => {
      await open(page, member, 'view', 'executed')
      await page.locator('canvas').first().waitFor()
    },
    'not executed': (page, member) => open(page, member, 'view', 'sent'),
  }),
]

/** One group of questions at a time, as for who has chosen nothing else. */
function showInGroups(page: Page): Promise<unknown> {
  return page.addInitScript({ content: `localStorage.setItem('countersign.view', 'questions')` })
}

async function open(page: Page, member: Member, screen: string, stage: Stage): Promise<void> {
  if (screen === 'start') {
    await showInGroups(page)
  }
  const { groupId } = await createPacketAt(stage, member, { formIds: newLease, name: 'New lease' })
  await page.goto(`/legal-forms/${screen}?documentGroupId=${groupId}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

async function openRoom(
  page: Page,
  member: Member,
  screen: string,
  stage: Stage,
): Promise<FrameLocator> {
  await open(page, member, screen, stage)
  const room = getRoomFrame(page)
  await room.getByRole('button', { name: 'Finish' }).waitFor()
  return room
}

/** Dialogs of a packet that was sent, by the name of their button. */
function dialogs(screen: string, names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      async (page: Page, member: Member) => {
        await open(page, member, screen, 'sent')
        await page.getByRole('button', { name, exact: true }).first().click()
        await page.getByRole('dialog').waitFor()
      },
    ]),
  )
}
