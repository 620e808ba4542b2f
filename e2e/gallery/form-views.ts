import type { Page } from '@playwright/test'
import { garageLease, lockedGarageLease } from '../support/garage-lease.ts'
import { createPacketAt } from '../support/packet.ts'
import { memberViews } from './view.ts'

const upload = '/legal-forms/custom-forms/new/pdf'
const written = '/legal-forms/custom-forms/new/text'
const bulk = '/legal-forms/custom-forms/new/pdfs'

export const formViews = [
  ...memberViews('/legal-forms/custom-forms', {
    empty: (page) => open(page, '/legal-forms/custom-forms'),
    full: async (page) => {
      await uploadMany(page)
      await open(page, '/legal-forms/custom-forms')
    },
    'preview of a form': async (page) => {
      await writeForm(page)
      await page.getByRole('button', { name: 'Save form' }).click()
      await page.getByRole('button', { name: 'Try it Garden rules' }).click()
      await page.getByTitle('Garden rules, blank form').waitFor()
    },
  }),
  ...memberViews('/legal-forms/custom-forms/new', {
    full: (page) => open(page, '/legal-forms/custom-forms/new'),
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
    'fields as a list': async (page) => {
      await bring(page, 'garage-lease.pdf', garageLease())
      await page.getByRole('button', { name: 'List', exact: true }).click()
      await page.getByRole('table', { name: 'Fields in reading order' }).waitFor()
    },
    'name of the form': async (page) => {
      await bring(page, 'garage-lease.pdf', garageLease())
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('Category').waitFor()
    },
  }),
  ...memberViews(bulk, {
    empty: (page) => open(page, bulk),
    'files listed': (page) => listMany(page),
    'each with its outcome': (page) => uploadMany(page),
  }),
  ...memberViews('/legal-forms/custom-forms/new/text', {
    empty: (page) => open(page, written),
    'with errors': async (page) => {
      await open(page, written)
      await page.getByRole('button', { name: 'Save form' }).click()
      await page.getByRole('link', { name: 'Text is required.' }).waitFor()
    },
    'a text with headings and fields': writeForm,
  }),
  ...memberViews('/legal-forms/custom-forms/:formId', {
    'not found': (page) => open(page, '/legal-forms/custom-forms/own-00000000'),
  }),
  ...memberViews('/legal-forms/residents/:residentId', {
    full: async (page, member) => {
      await createPacketAt('sent', member, { name: 'New lease' })
      await open(page, '/legal-forms')
      await page.getByRole('link', { name: 'Maria Lopez' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Maria Lopez' }).waitFor()
    },
    'not found': (page) =>
      open(page, '/legal-forms/residents/00000000-0000-4000-8000-000000000000'),
  }),
]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function writeForm(page: Page): Promise<void> {
  await open(page, written)
  await page.getByLabel('Title').fill('Garden rules')
  await page.getByLabel('Category').selectOption('Lease Addenda')
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type(
    '# Watering\nThe resident waters the front garden twice a week in summer.\n# Tools\n- The rake and the hose stay in the shed.\nThe mower is the owner’s. A lost key costs [[Price of a key]].',
  )
  await page.getByRole('group', { name: 'Price of a key' }).waitFor()
}

async function bring(page: Page, name: string, buffer: Buffer): Promise<void> {
  await open(page, upload)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await page.getByText(name).first().waitFor()
}

/** One that is new, the same under another name, one that is locked, and one that is no PDF. */
async function listMany(page: Page): Promise<void> {
  await open(page, bulk)
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
  await page
    .getByLabel('Choose PDFs')
    .setInputFiles([
      file('Garage lease.pdf', garageLease()),
      file('Lease of the garage.pdf', garageLease()),
      file('Locked lease.pdf', await lockedGarageLease('open sesame')),
      file('Notes.pdf', Buffer.from('Only some notes.')),
    ])
  await page.getByRole('button', { name: 'Upload 4 PDFs' }).waitFor()
}

async function uploadMany(page: Page): Promise<void> {
  await listMany(page)
  await page.getByLabel('Category of these forms').selectOption('Lease Addenda')
  await page.getByRole('button', { name: 'Upload 4 PDFs' }).click()
  await page.getByText('1 added, 1 already in your forms, 2 not added.').waitFor()
}
