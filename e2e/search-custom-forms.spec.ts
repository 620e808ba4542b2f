import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formCalls } from '@countersign/contract/calls/forms'
import { garageLease, lockedGarageLease } from './support/garage-lease.ts'
import { expect, findViolations, test } from './support/test.ts'
import { expectClean } from './support/expect-clean.ts'

test('a folder of PDFs becomes forms, each with a row that says what became of it', async ({
  member,
  memberPage: page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-forms-'))
  await writeFile(path.join(folder, 'Garage lease.pdf'), garageLease())
  await writeFile(path.join(folder, 'Lease of the garage.pdf'), garageLease())
  await writeFile(path.join(folder, 'Locked lease.pdf'), await lockedGarageLease('open sesame'))
  await writeFile(path.join(folder, 'Notes.pdf'), 'Not a PDF at all, only some notes.')
  await writeFile(path.join(folder, 'read me.txt'), 'Hello')

  await test.step('the files of a folder are listed', async () => {
    await page.goto('/legal-forms/custom-forms')
    await page.getByRole('link', { name: 'Add your first form' }).click()
    await page.getByRole('link', { name: /Upload many PDFs/ }).click()
    await page.getByLabel('Choose a folder').setInputFiles(folder)
    await expect(page.getByRole('row')).toHaveCount(5)
    await expect(page.getByText(/^1 file left out/)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
  await test.step('each is added, known or refused with its reason', async () => {
    await page.getByRole('checkbox', { name: 'Garage lease.pdf' }).check()
    await page.getByLabel('Category of these forms').selectOption('Lease Addenda')
    await page.getByLabel('Only for homes in (optional)').selectOption('IL')
    await page.getByRole('button', { name: 'Set for 1 selected file' }).click()
    await expect(page.getByRole('row', { name: /^Garage lease.pdf/ })).toContainText('only IL')
    await page.getByLabel('Category of these forms').selectOption('Lease Addenda')
    await page.getByRole('button', { name: 'Upload 4 PDFs' }).click()
    await expect(
      page.getByText('1 added, 1 already in your forms, 2 not added.', { exact: false }),
    ).toBeVisible()
    await expect(page.getByRole('row', { name: /^Locked lease.pdf/ })).toContainText(
      'Upload it alone',
    )
    await expect(page.getByRole('row', { name: /^Notes.pdf/ })).toContainText(/not.*PDF/)
    await expect(page.getByText('Already in your forms as “Garage lease”.')).toBeVisible()
    await expectClean(page)
  })
  await test.step('a reload keeps the table, and the form can be checked', async () => {
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(5)
    await page.getByRole('link', { name: 'Open Garage lease' }).first().click()
    await expect(page.getByRole('heading', { name: 'Place the fields' })).toBeVisible()
    const { forms } = await member.api.call(formCalls.getForms, { query: { source: 'custom' } })
    expect(forms.map(({ title, states }) => [title, states])).toEqual([['Garage lease', ['IL']]])
  })
  await rm(folder, { recursive: true })
})

test('of many custom forms, one is found by a word of its description, and a search can find nothing', async ({
  member,
  memberPage: page,
}) => {
  for (const subject of ['Parking', 'Pets', 'Garden', 'Laundry', 'Storage']) {
    await member.api.call(formCalls.postForm, {
      body: {
        source: 'text',
        title: `${subject} rules`,
        description: subject === 'Garden' ? 'How the lawn is watered.' : '',
        category: 'Lease Addenda',
        text: `# ${subject}\n\nThe rules apply.`,
      },
    })
  }
  await page.goto('/legal-forms/custom-forms')
  const search = page.getByRole('searchbox', { name: 'Search my forms' })
  await search.fill('lawn')
  await expect(page.getByText('1 form found.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Garden rules' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Pets rules' })).toBeHidden()
  await page.reload()
  await expect(search).toHaveValue('lawn')

  await search.fill('helicopter')
  await expect(page.getByText('None of your forms matches “helicopter”.')).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'Show all my forms' }).click()
  await expect(page.getByRole('link', { name: 'Edit Pets rules' })).toBeVisible()
})
