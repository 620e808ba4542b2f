import type { Member } from '../support/member.ts'
import { createPacketAt } from '../support/packet.ts'
import { fail, memberViews, neverAnswer } from './view.ts'

const packets = '**/api/legal-form-packets*'

export const dashboardViews = [
  ...memberViews('/legal-forms', {
    loading: async (page) => {
      await neverAnswer(page, packets)
      await page.goto('/legal-forms')
    },
    empty: async (page) => {
      await page.goto('/legal-forms')
      await page.getByText('No legal form packets found.').waitFor()
    },
    broken: async (page) => {
      await fail(page, packets)
      await page.goto('/legal-forms')
      await page.getByRole('alert').first().waitFor()
    },
    'packets in each status': async (page, member) => {
      await createAll(member)
      await page.goto('/legal-forms?group=all')
      await page.getByText('Sent lease').first().waitFor()
    },
    'what needs you': async (page, member) => {
      await createAll(member)
      await page.goto('/legal-forms')
      await page.getByRole('tab', { name: 'Needs you', selected: true }).waitFor()
    },
    'done packets': async (page, member) => {
      await createAll(member)
      await page.goto('/legal-forms')
      await page.getByRole('tab', { name: 'Done' }).click()
      await page.getByText('Executed lease').first().waitFor()
    },
    'nothing found': async (page, member) => {
      await createPacketAt('created', member, { name: 'Draft' })
      await page.goto('/legal-forms')
      await page.getByRole('searchbox', { name: 'Search packets' }).fill('nobody')
      await page.getByText('No legal form packets found.').waitFor()
    },
    'menu of a row': async (page, member) => {
      await createPacketAt('sent', member, { name: 'Sent lease' })
      await page.goto('/legal-forms')
      await page.getByRole('button', { name: 'More for Sent lease' }).first().click()
      await page.getByRole('menuitem').first().waitFor()
    },
    'a discarded draft': async (page, member) => {
      const { groupId } = await createPacketAt('created', member, { name: 'New lease' })
      await page.goto(`/legal-forms/start?documentGroupId=${groupId}`)
      await page.getByRole('button', { name: 'Discard this packet' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Discard this packet' }).click()
      await page.getByRole('button', { name: 'Undo discarding “New lease”' }).waitFor()
    },
  }),
  ...memberViews('/account', {
    full: async (page) => {
      await page.goto('/account')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  }),
  ...memberViews('/account/personal-data', {
    empty: async (page) => {
      await page.goto('/account/personal-data')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    found: async (page, member) => {
      const { residents } = await createPacketAt('sent', member, { name: 'Sent lease' })
      await page.goto('/account/personal-data')
      await page.getByLabel('Email of the resident or applicant').fill(residents[0]?.email ?? '')
      await page.getByRole('button', { name: 'Look up' }).click()
      await page.getByText('Sent lease').first().waitFor()
    },
  }),
  ...memberViews('/account/receipts/:receiptId', {
    'not found': async (page) => {
      await page.goto('/account/receipts/00000000-0000-4000-8000-000000000000')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  }),
]

async function createAll(member: Member): Promise<void> {
  for (const [stage, name] of [
    ['created', 'Draft'],
    ['filled', 'Filled lease'],
    ['sent', 'Sent lease'],
    ['residents-signed', 'Lease to countersign'],
    ['executed', 'Executed lease'],
  ] as const) {
    await createPacketAt(stage, member, { name })
  }
}
