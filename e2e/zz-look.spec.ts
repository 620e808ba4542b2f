import * as calls from '@countersign/contract/calls'
import { createPacketAt } from './support/packet.ts'
import { query } from './support/member.ts'
import { test } from './support/test.ts'

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const out = '/tmp/flow-shots'
const streets = ['Oak Lane', 'Elm Street', 'Birch Avenue', 'Peña Court', 'Juniper Court']

async function more(member: any, n: number) {
  for (let i = 0; i < n; i += 1) {
    await member.api.call(calls.postProperty, {
      params: { id: member.id },
      body: {
        name: i % 3 ? '' : `Property ${i + 2}`,
        address: { street: `${10 + i} ${streets[i % 5]}`, city: 'Springfield', state: 'IL', zip: '62704' },
        units: Array.from({ length: (i % 4) + 1 }, (_, k) => ({ name: `Unit ${k + 1}` })),
      },
    })
  }
}

async function shot(page: any, name: string, full = true) {
  for (const [key, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${out}/${name}-${key}.png`, fullPage: full })
  }
}

test('properties', async ({ member, memberPage: page }) => {
  await createPacketAt('sent', member, { name: 'Lease 2026', formIds: ['pet-addendum'] })
  await page.goto('/legal-forms/select-property')
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await shot(page, 'select-1')
  await more(member, 2)
  await page.reload()
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await shot(page, 'select-3')
  await more(member, 27)
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await shot(page, 'select-30-error', false)
  await page.getByLabel('Search properties').fill('pena')
  await shot(page, 'select-30-search', false)
  await page.getByLabel('Search properties').fill('nothing like it')
  await shot(page, 'select-30-none', false)
  await page.goto(`/legal-forms/properties/${member.property._id}`)
  await shot(page, 'property')
  await page.getByRole('button', { name: 'Edit property' }).click()
  await shot(page, 'property-edit', false)
  await page.getByLabel(/^Street/).fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await shot(page, 'property-edit-error', false)
  await page.getByLabel(/^Street/).fill('414 Maple Street')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await shot(page, 'property-saved')
  await page.getByRole('button', { name: 'Remove property' }).click()
  await shot(page, 'property-remove', false)
})

test('people', async ({ member, memberPage: page }) => {
  await createPacketAt('sent', member, { name: 'Lease 2026', formIds: ['pet-addendum'] })
  await page.goto('/legal-forms/select-property')
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Add Maria/ }).click()
  await page.getByLabel('First name').first().fill('Mary')
  await shot(page, 'signers')
  await page.getByLabel('Sign as DBA').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await shot(page, 'signers-error')
  await page.getByLabel('Sign as DBA').uncheck()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog').waitFor()
  await shot(page, 'signers-name', false)
  await page.getByRole('button', { name: 'Use Maria Lopez' }).click()
  await page.getByRole('checkbox', { name: 'Pet Addendum' }).first().check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Review' }).waitFor()
  await shot(page, 'review')
  await page.getByRole('button', { name: 'Create packet' }).click()
  await page.waitForURL(/start/)
  await page.goBack()
  await page.waitForTimeout(1000)
  await shot(page, 'back-from-start')
  await query('select 1')
})
