import type { Page } from '@playwright/test'
import { garageLease, lockedGarageLease } from '../support/garage-lease.ts'
import { memberViews } from './view.ts'

const upload = '/legal-forms/own-forms/new/pdf'
const bulk = '/legal-forms/own-forms/new/pdfs'

export const formViews = [
  ...memberViews('/legal-forms/own-forms', {
    empty: (page) => open(page, '/legal-forms/own-forms'),
  }),
  ...memberViews('/legal-forms/own-forms/new', {
    full: (page) => open(page, '/legal-forms/own-forms/new'),
  }),
  ...memberViews(upload, {
    empty: (page) => open(page, upload),
    'not a PDF': async (page) => {
      await bring(page, 'notes.pdf', Buffer.from('Only some notes.'))
      await page.getByRole('button', { name: /Choose/ }).waitFor()
    },
    locked: async (page) => {
      await bring(page, 'lease.pdf', await lockedGarageLease('open sesame'))
      await page.getByLabel('PDF password').waitFor()
    },
    'fields found': async (page) => {
      await bring(page, 'garage-lease.pdf', garageLease())
      await page.getByText('We found 4 fields in your PDF').waitFor()
    },
  }),
  ...memberViews(bulk, {
    empty: (page) => open(page, bulk),
    'with a refused file': async (page) => {
      await open(page, bulk)
      await page.getByLabel('Choose PDFs').setInputFiles([
        { name: 'garage.pdf', mimeType: 'application/pdf', buffer: garageLease() },
        { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Only notes.') },
      ])
      await page.getByLabel('Category of these forms').selectOption('Lease Addenda')
      await page.getByRole('button', { name: 'Upload 2 PDFs' }).click()
      await page.getByText('1 added, 1 not added.').waitFor()
    },
  }),
  ...memberViews('/legal-forms/own-forms/new/text', {
    empty: (page) => open(page, '/legal-forms/own-forms/new/text'),
  }),
  ...memberViews('/legal-forms/own-forms/:formId', {
    'not found': (page) => open(page, '/legal-forms/own-forms/own-00000000'),
  }),
  ...memberViews('/legal-forms/print', {
    'choice of forms': (page) => open(page, '/legal-forms/print'),
    'one form': (page) => open(page, '/legal-forms/print?formId=notice-to-cure-or-quit'),
  }),
  ...memberViews('/legal-forms/residents/:residentId', {
    'not found': (page) =>
      open(page, '/legal-forms/residents/00000000-0000-4000-8000-000000000000'),
  }),
]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function bring(page: Page, name: string, buffer: Buffer): Promise<void> {
  await open(page, upload)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await page.getByText(name).first().waitFor()
}
