import type { Page } from '@playwright/test'
import { askToApply, makeApplicationLink, requestApplication } from '../support/application.ts'
import { createPacketAt, executePacket } from '../support/packet.ts'
import { fail, memberViews, neverAnswer, residentViews } from './view.ts'

export const publicViews = [
  ...memberViews('/login', {
    full: async (page) => {
      await page.addInitScript({ content: `localStorage.removeItem('countersign.token')` })
      await page.goto('/login')
      await page.getByRole('button', { name: /log in/i }).waitFor()
    },
    'at the membership': async (page) => {
      await page.addInitScript({ content: `localStorage.removeItem('countersign.token')` })
      await page.goto('/login')
      await page.getByRole('button', { name: /log in/i }).click()
      await page.getByLabel('Password').waitFor()
    },
  }),
  ...memberViews('/auth/callback', {
    refused: async (page) => {
      await page.goto('/auth/callback?error=access_denied')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  }),
  ...memberViews('*', {
    'not found': async (page) => {
      await page.goto('/nothing-here')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  }),
  ...memberViews('/help', {
    full: (page) => openHelp(page, '/help'),
  }),
  ...residentViews('/help/residents', {
    full: (page) => openHelp(page, '/help/residents'),
  }),
  ...residentViews('/apply/:code', {
    empty: async (page, member) => {
      await page.goto(await makeApplicationLink(member))
      await page.locator('form').waitFor()
    },
    'with errors': async (page, member) => {
      await page.goto(await makeApplicationLink(member))
      await page.locator('[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
    sent: async (page, member) => {
      await page.goto(await makeApplicationLink(member))
      await page.locator('[name=firstName]').fill('Rosa')
      await page.locator('[name=lastName]').fill('Díaz López')
      await page.locator('[name=email]').fill('rosa.diaz@example.com')
      await page.locator('[type=submit]').click()
      await page.locator('form').waitFor({ state: 'detached' })
    },
    unknown: async (page) => {
      await page.goto('/apply/nothing')
      await page.getByRole('alert').waitFor()
    },
  }),
  ...residentViews('/apply/confirm/:code', {
    full: async (page, member) => {
      await page.goto((await requestApplication(member, 'Rosa')).path)
      await page.locator('dl').waitFor()
    },
    confirmed: async (page, member) => {
      await page.goto(await askToApply(member, 'Rosa'))
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  }),
  ...residentViews('/verify', {
    empty: async (page) => {
      await page.goto('/verify')
      await page.getByLabel(/PDF/).first().waitFor()
    },
    genuine: async (page, member) => {
      const { groupId } = await createPacketAt('residents-signed', member)
      const pdf = await executePacket(member, groupId)
      await page.goto('/verify')
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer: pdf })
      await page.getByText('O=Countersign').first().waitFor({ state: 'attached' })
    },
    'not a PDF': async (page) => {
      await page.goto('/verify')
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') })
      await page.getByRole('heading', { level: 2 }).first().waitFor()
    },
  }),
  ...residentViews('/close-signing', {
    signed: async (page) => {
      await page.goto('/close-signing?isSigned=true')
    },
  }),
  ...residentViews('/sign/:code', {
    'link that does not work': async (page) => {
      await page.goto('/sign/unknown')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    loading: async (page) => {
      await neverAnswer(page, '**/api/signing-invites/**')
      await page.goto(`/sign/${'0'.repeat(26)}`)
    },
    'not reachable': async (page) => {
      await fail(page, '**/api/signing-invites/**')
      await page.goto(`/sign/${'0'.repeat(26)}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  }),
]

async function openHelp(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
