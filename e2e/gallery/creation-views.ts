import { propertyCalls } from '@countersign/contract/calls/properties'
import { UsState } from '@countersign/contract/schemas/shapes'
import type { Page } from '@playwright/test'
import { askToApply } from '../support/application.ts'
import { query } from '../support/member.ts'
import { chooseUnitAndResident, fillResident } from '../support/start-packet.ts'
import { memberViews, neverAnswer } from './view.ts'

const selectProperty = '/legal-forms/select-property'

const buildOwner = (firstName: string, more: { signingFor?: string } = {}) => ({
  firstName,
  lastName: 'Ellis',
  email: `${firstName.toLowerCase()}.ellis@example.com`,
  phone: '(217) 555-0124',
  ...more,
})

export const creationViews = [
  ...memberViews(selectProperty, {
    loading: async (page) => {
      await neverAnswer(page, '**/api/auth/me')
      await page.goto(selectProperty)
    },
    full: (page) => openFull(page),
    'without a property': async (page, member) => {
      await query('delete from units where property_id = $1', [member.property._id])
      await query('delete from properties where id = $1', [member.property._id])
      await page.goto(selectProperty)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    'nothing chosen': async (page) => {
      await openFull(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Choose a unit.').waitFor()
    },
  }),
  ...memberViews('/legal-forms/properties/:propertyId', {
    full: async (page, member) => {
      await page.goto(`/legal-forms/properties/${member.property._id}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    'with applicants': async (page, member) => {
      await askToApply(member, 'Rosa')
      await askToApply(member, 'Bartholomew')
      await page.goto(`/legal-forms/properties/${member.property._id}`)
      return page.getByRole('list', { name: 'People who ask to apply' })
    },
    edited: async (page, member) => {
      const { _id: propertyId, address, units } = member.property
      await member.api.call(propertyCalls.putProperty, {
        params: { id: member.id, propertyId },
        body: {
          address: { ...address, state: UsState.parse(address.state) },
          units: units.map(({ _id, name }) => ({ _id, name })),
          owners: [buildOwner('Sam', { signingFor: 'Ellis Homes LLC' }), buildOwner('Bartholomew')],
          copies: [{ name: 'Dana Reyes', email: 'dana@example.com' }],
        },
      })
      await page.goto(`/legal-forms/properties/${propertyId}`)
      await page.getByRole('button', { name: 'Edit property' }).click()
      return page.getByRole('group', { name: 'Other owners' })
    },
  }),
  ...memberViews('/add-property', {
    empty: async (page) => {
      await page.goto('/add-property')
      await page.getByLabel('Street').waitFor()
    },
    'with errors': async (page) => {
      await page.goto('/add-property')
      await page.getByLabel('ZIP').fill('123')
      await page.getByRole('button', { name: 'Save property' }).click()
      await page.getByRole('alert').first().waitFor()
    },
    'ZIP of another state': async (page) => {
      await page.goto('/add-property')
      await page.getByLabel('Street').fill('412 Maple Street')
      await page.getByLabel('City').fill('Springfield')
      await page.getByLabel('State').selectOption('IL')
      await page.getByLabel('ZIP').fill('10001')
      await page.getByText('ZIP 10001 is in NY.').waitFor()
    },
  }),
  ...memberViews('/legal-forms/add-signers', {
    empty: openSigners,
    'with errors': async (page) => {
      await openSigners(page)
      await page.getByLabel('Email').fill('maria@')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page
        .getByText(/Enter a/)
        .first()
        .waitFor()
    },
    'another owner': async (page) => {
      await openSigners(page)
      await fillResident(page)
      await page.getByRole('button', { name: 'Add another owner' }).click()
      const owner = page.getByRole('group', { name: 'Owner 2' })
      await owner.getByLabel('First name').fill('Ellis Homes')
      await owner.getByLabel('Last name').fill('LLC')
      await owner.getByLabel('Email').fill('sam.ellis@example.com')
      await owner.getByLabel('Phone').fill('2175550124')
      await owner.getByLabel('This person signs for a company').check()
      await owner.getByLabel('Signing for').fill('Ellis Homes LLC')
      await page.getByRole('button', { name: 'Continue' }).click()
      await owner.getByText(/^A company signs/).waitFor()
    },
    'copies to others': async (page) => {
      await openSigners(page)
      await fillResident(page)
      await page.getByRole('button', { name: 'Add a copy for somebody else' }).click()
      await page.getByLabel('Name for copy 1').fill('Dana Reyes')
      await page.getByLabel('Email for copy 1').fill('maria')
      await page.getByRole('button', { name: 'Add another copy' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Email is required.').first().waitFor()
    },
    'two residents': async (page) => {
      await openSigners(page)
      await fillResident(page)
      await page.getByRole('button', { name: 'Add another signer' }).click()
    },
  }),
  ...memberViews('/legal-forms/select-documents', {
    full: (page) => chooseUnitAndResident(page),
    'two chosen': async (page) => {
      await chooseUnitAndResident(page)
      await choose(page, 'Residential Lease')
      await choose(page, 'Pet Addendum')
    },
    'a bundle': async (page) => {
      await chooseUnitAndResident(page)
      await page
        .getByRole('button', { name: /^New lease/ })
        .first()
        .click()
      await page.getByText('The contract itself.').first().waitFor()
    },
    searched: (page) => search(page, 'dog'),
    'nothing found': (page) => search(page, 'zeppelin'),
    'preview of a form': async (page) => {
      await chooseUnitAndResident(page)
      await page
        .getByRole('button', { name: /^Preview/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Preview Document' }).waitFor()
      await page.waitForLoadState('networkidle')
    },
  }),
  ...memberViews('/legal-forms/confirm-documents', {
    full: async (page) => {
      await chooseUnitAndResident(page)
      await choose(page, 'Residential Lease')
      await choose(page, 'Pet Addendum')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('Packet name').waitFor()
    },
  }),
]

async function openFull(page: Page): Promise<void> {
  await page.goto(selectProperty)
  await page.getByRole('combobox', { name: 'Unit' }).waitFor()
}

async function openSigners(page: Page): Promise<void> {
  await openFull(page)
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').waitFor()
}

async function choose(page: Page, form: string): Promise<void> {
  await page.getByRole('checkbox', { name: form }).first().check()
}

async function search(page: Page, words: string): Promise<void> {
  await chooseUnitAndResident(page)
  const answered = page.waitForResponse((response) => response.url().includes(words))
  await page.getByLabel('Search forms').fill(words)
  await answered
}
