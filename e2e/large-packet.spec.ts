import type { Form } from '@countersign/contract/schemas/forms/form'
import { isSignable } from '@countersign/contract/rules/form-rules'
import { formCalls } from '@countersign/contract/calls/forms'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { limits } from '@countersign/contract/rules/limits'
import type { Member } from './support/member.ts'
import { measureOverflowAt } from './support/measure-overflow.ts'
import { advancePacket, createPacketAt } from './support/packet.ts'
import { consent, getRoomFrame, openLink } from './support/room.ts'
import { completeRoomByApi } from './support/room-by-api.ts'
import { expect, test } from './support/test.ts'

const widths = [360, 390, 768, 1440]
const unbroken = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis'
const people = [
  [unbroken.slice(0, 10), unbroken.slice(10)],
  [unbroken.slice(0, 50), unbroken.slice(50)],
] as const

test.setTimeout(240_000)

test('a packet of 40 forms for people with long names fits every screen of its owner', async ({
  member,
  memberPage: page,
}) => {
  const formIds = await listSignableForms(member)
  expect(formIds).toHaveLength(limits.maxDocuments)
  const found: string[] = []
  const measure = measureOverflowAt(widths, page, found)
  const packet = await createPacketAt('created', member, { formIds, people, name: unbroken })
  const visit = async (screen: string) => {
    await page.goto(`/legal-forms/${screen}?documentGroupId=${packet.groupId}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  await visit('start')
  await expect(getRoomFrame(page).getByRole('button', { name: 'Finish' })).toBeVisible()
  await measure('fill')
  await advancePacket(packet, 'filled', member)
  await visit('payment')
  await expect(page.getByRole('button', { name: 'Pay for e-sign' })).toBeEnabled()
  await measure('payment')
  await advancePacket(packet, 'sent', member)
  await visit('resident-link')
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(2)
  await measure('links')
  await visit('status')
  await expect(page.getByText(unbroken.slice(10)).first()).toBeVisible()
  await measure('status')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: /^History/ })).toBeVisible()
  await measure('history')
  for (const stage of ['created', 'filled'] as const) {
    await createPacketAt(stage, member, { formIds: ['pet-addendum'], people, name: unbroken })
  }
  await page.goto('/legal-forms')
  await expect(page.getByRole('table').getByText(unbroken.slice(0, 10)).first()).toBeVisible()
  await measure('dashboard')

  expect(found).toEqual([])
})

test('a resident reads a packet of 40 forms on a phone, sees where they are, and finishes it', async ({
  member,
  page,
}) => {
  const { residents } = await createPacketAt('sent', member, {
    formIds: await listSignableForms(member),
    people: people.slice(1),
    name: unbroken,
  })
  const code = residents[0]?.code ?? ''
  const found: string[] = []
  const measure = measureOverflowAt(widths, page, found)
  await openLink(page, `/sign/${code}`)
  const room = getRoomFrame(page)
  await expect(room.getByRole('checkbox', { name: /^I agree/ })).toBeVisible()
  await measure('consent')
  await consent(room)
  const forms = room.getByRole('navigation', { name: 'Forms in this packet' })
  await expect(forms.getByRole('listitem')).toHaveCount(limits.maxDocuments)
  await measure('reading')
  await page.setViewportSize({ width: 360, height: 740 })
  await forms.getByRole('link').last().click()
  await expect(
    room.getByText(`Form ${limits.maxDocuments} of ${limits.maxDocuments}`).first(),
  ).toBeVisible()

  const { embedUrl } = await member.api.call(inviteCalls.getEmbeddedLink, { params: { code } })
  await completeRoomByApi(embedUrl)
  await page.reload()
  const finish = room.getByRole('button', { name: 'Finish' })
  await expect(finish).toBeVisible()
  await finish.click()
  await expect(page).toHaveURL(/\/sign\/status\?code=/)
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await measure('thank you')
  expect(found).toEqual([])
})

test('names and packets that are too large are refused in words', async ({ memberPage: page }) => {
  await page.goto('/legal-forms/select-property')
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Maria')
  await page.getByLabel('Last name').fill(unbroken)
  await page.getByLabel('Email').fill('maria@example.com')
  await page.getByLabel('Phone').fill('2175550123')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    page.getByRole('link', { name: 'Last name can have at most 50 characters.' }),
  ).toBeVisible()

  await page.getByLabel('Last name').fill(unbroken.slice(0, 50))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/select-documents/)
})

async function listSignableForms(member: Member): Promise<string[]> {
  // What the association publishes is withdrawn by the journeys beside this one.
  const query = { limit: 100, source: 'library' } as const
  const { forms } = await member.api.call(formCalls.getForms, { query })

  return forms
    .filter(isForEveryone)
    .slice(0, limits.maxDocuments)
    .map(({ _id }) => _id)
}

function isForEveryone(form: Form): boolean {
  return (
    isSignable(form.deliveryClass) && form.signerScope !== 'guarantor' && form.states === undefined
  )
}
