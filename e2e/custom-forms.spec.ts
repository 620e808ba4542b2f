import { readFile } from 'node:fs/promises'
import { formCalls } from '@countersign/contract/calls/forms'
import { docxType } from '@countersign/contract/rules/pdf-uploads'
import { sampleDocx, writeDocx } from '@countersign/document-import/docx/testing/write-docx'
import type { Browser, Locator, Page } from '@playwright/test'
import { inspectPdf } from './support/inspect-pdf.ts'
import { garageLease, lockedGarageLease } from './support/garage-lease.ts'
import { consent, finishRoom, getRoomFrame, openLink } from './support/room.ts'
import { expect, test } from './support/test.ts'
import { expectClean } from './support/expect-clean.ts'
import { chooseUnitAndResident, fillResident } from './support/start-packet.ts'

const upload = '/legal-forms/custom-forms/new/pdf'

test('a file that is not a PDF is rejected with the reason; one with a password is opened with it', async ({
  memberPage,
}) => {
  await memberPage.goto(upload)
  await bring(memberPage, 'notes.pdf', Buffer.from('Not a PDF at all, only some notes.'))
  const input = memberPage.getByLabel('Choose another PDF')
  await expect(input).toHaveAccessibleDescription(/notes\.pdf.*not.*PDF/i)
  await expectClean(memberPage)

  await bring(memberPage, 'lease.pdf', await lockedGarageLease('open sesame'))
  await expect(memberPage.getByRole('heading', { name: '“lease.pdf” is locked' })).toBeVisible()
  await expectClean(memberPage)
  await memberPage.getByLabel('PDF password').fill('wrong')
  await memberPage.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(memberPage.getByText(/password.*(wrong|not open|does not)/i)).toBeVisible()
  await memberPage.getByLabel('PDF password').fill('open sesame')
  await memberPage.keyboard.press('Enter')
  await expect(memberPage.getByText('We found 4 fields in your PDF. Check each one.')).toBeVisible()
})

test('a custom form is made from a PDF and ends up in the executed file', async ({
  browser,
  memberPage,
}) => {
  test.setTimeout(240_000)
  const page = memberPage
  const title = 'Garage lease of Maple Street'

  await test.step('the fields of the file are imported', async () => {
    await page.goto('/legal-forms')
    await page.getByRole('link', { name: 'My forms' }).click()
    await expect(page.getByText('You have no forms of your own yet.')).toBeVisible()
    await expectClean(page)
    await page.getByRole('link', { name: 'Add your first form' }).click()
    await expectClean(page)
    await page.getByRole('link', { name: /Upload a PDF/ }).click()
    await bring(page, 'garage-lease.pdf', garageLease())
    await expect(page.getByText('We found 4 fields in your PDF. Check each one.')).toBeVisible()
    await expect(field(page, 'Signature “Tenant signature”', 'Resident 1')).toBeVisible()
  })
  await test.step('a field that was not recognized is corrected', async () => {
    await page.getByRole('button', { name: /“Text 2”, You/ }).click()
    await page.getByLabel('Label').fill('Begins on')
    await page.getByRole('combobox', { name: 'Field type' }).selectOption('Date')
    await page.getByRole('checkbox', { name: 'Must be filled out' }).check()
    await expect(field(page, 'Date “Begins on”', 'You, before sending')).toBeVisible()
  })
  await test.step('a signature is placed, moved and widened with the keyboard', () =>
    signWithKeys(page))
  await test.step('an overlap is marked on the page and in the summary', async () => {
    const mine = field(page, 'Signature', 'You, when signing')
    await mine.focus()
    await page.getByLabel('From the top').fill('640')
    await expect(mine).toHaveAccessibleDescription(/lies over/)
    await page.getByRole('button', { name: 'Continue' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Some fields need another look' })
    await expect(summary).toBeFocused()
    await expectClean(page)
    await summary.getByRole('link').first().click()
    await expect(mine).toBeFocused()
    await page.getByLabel('From the top').fill('700')
    await expect(mine).not.toHaveAccessibleDescription(/./)
  })
  await test.step('a field of somebody who does not sign the form is refused', async () => {
    await page.getByLabel('Who signs').selectOption('Only you')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/Resident 1 does not sign this form/).first()).toBeVisible()
    await page.getByLabel('Who signs').selectOption('All residents and you')
  })
  await test.step('the list has the same functions as the pages', async () => {
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect(page.getByRole('table', { name: 'Fields in reading order' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(6)
    await expectClean(page)
  })
  await test.step('a draft survives a reload', async () => {
    await page.reload()
    await expect(field(page, 'Signature', 'You, when signing')).toBeVisible()
  })
  await test.step('it is named and saved', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Title').fill('')
    await page.getByRole('button', { name: 'Save form' }).click()
    await expect(page.getByRole('link', { name: 'Title is required.' })).toBeVisible()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Category').selectOption('Lease Addenda')
    await page.getByLabel('Only for homes in (optional)').selectOption('IL')
    await expect(page.getByRole('button', { name: 'Remove IL' })).toBeVisible()
    await page.getByRole('button', { name: 'Save form' }).click()
    await expect(page.getByText(`“${title}” is saved as edition 1.`)).toBeVisible()
    await expectClean(page)
  })
  await test.step('the form can be chosen for a packet, marked as a custom form', () =>
    choose(page, title))
  await test.step('the owner fills it in', async () => {
    await page.getByRole('button', { name: 'Create packet' }).click()
    await finishRoom(getRoomFrame(page))
    await page.getByRole('button', { name: 'Pay for e-sign' }).click()
  })
  await test.step('the resident signs on a phone, the owner last', async () => {
    const link = page.getByRole('link', { name: /\/sign\/[0-9a-z]{26}/ })
    await signOnPhone(browser, (await link.getAttribute('href')) ?? '')
    await page.getByRole('link', { name: 'Sign Document' }).first().click()
    await finishRoom(getRoomFrame(page))
  })
  await test.step('the executed file has the text of the PDF and the answers', async () => {
    await page.getByRole('link', { name: 'View Document' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: /download/i }).click()
    const found = await inspectPdf(await readFile(await (await downloading).path()))
    expect(found).toMatchObject({ signatureValid: true, structureClean: true })
    for (const words of ['The tenant rents the garage', 'Maria Lopez', 'December 1, 2026']) {
      expect(found.text).toContain(words)
    }
  })
  await test.step('a corrected PDF becomes a new edition', async () => {
    await page.goto('/legal-forms/custom-forms')
    await page.getByRole('link', { name: `Edit ${title}` }).click()
    await page.getByRole('button', { name: 'Replace the PDF' }).click()
    await bring(page, 'garage-lease-2.pdf', garageLease())
    await expect(page.getByText('You have unsaved changes.')).toBeVisible()
    await expect(field(page, 'Date “Begins on”', 'You, before sending')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Save form' }).click()
    await expect(page.getByText(`“${title}” is saved as edition 2.`)).toBeVisible()
  })
})

test('a form is written from a Word file', async ({ memberPage: page }) => {
  await page.goto('/legal-forms/custom-forms/new/text')
  const input = page.getByLabel('Take the text from a Word file')
  await input.setInputFiles({
    name: 'rules.docm',
    mimeType: docxType,
    buffer: Buffer.from(writeDocx({ body: '', parts: { 'word/vbaProject.bin': 'x' } })),
  })
  await expect(page.getByText(/“rules.docm”: This Word file contains macros/)).toBeVisible()
  await expectClean(page)
  await input.setInputFiles({
    name: 'rules.docx',
    mimeType: docxType,
    buffer: Buffer.from(sampleDocx()),
  })
  await expect(page.getByText('Compare the text with your Word file.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('House Rules')
  await expectClean(page)
  await page.getByLabel('Category').selectOption('Lease Addenda')
  await page.getByRole('button', { name: 'Save form' }).click()
  await expect(page.getByText('“House Rules” is saved as edition 1.')).toBeVisible()
})

test('fields are moved, selected, aligned and resized with the mouse', async ({
  memberPage: page,
}) => {
  await page.goto(upload)
  await bring(page, 'garage-lease.pdf', garageLease())
  await page.getByRole('button', { name: 'Hide this note' }).click()
  await page.getByRole('radio', { name: 'Resident 1' }).check()
  const paper = await boxOf(page.locator('[data-page="0"]'))
  const initials = page.getByRole('group', { name: /Add a field for/ }).getByText('Initials')

  await test.step('a field is dragged from the palette to the page', async () => {
    await drag(page, await middleOf(initials), { x: paper.x + 400, y: paper.y + 410 })
    await drag(page, await middleOf(initials), { x: paper.x + 470, y: paper.y + 450 })
    await expect(page.getByText('6 fields on this form')).toBeVisible()
  })
  const both = page.getByRole('button', { name: 'Initials, Resident 1, page 1' })
  await test.step('two fields are selected with a rectangle and aligned', async () => {
    await drag(page, { x: paper.x + 340, y: paper.y + 380 }, { x: paper.x + 540, y: paper.y + 475 })
    await expect(page.getByRole('heading', { name: '2 fields selected' })).toBeVisible()
    await page.getByRole('button', { name: 'Left', exact: true }).click()
    const [one, other] = [await boxOf(both.first()), await boxOf(both.last())]
    expect(one.x).toBeCloseTo(other.x, 0)
    expect(one.y).toBeLessThan(other.y)
  })
  await test.step('a handle widens a field and keeps its left edge', async () => {
    await both.first().click()
    const before = await boxOf(both.first())
    const edge = { x: before.x + before.width, y: before.y + before.height }
    await drag(page, edge, { x: edge.x + 40, y: edge.y + 4 })
    const after = await boxOf(both.first())
    expect(after.width - before.width).toBeGreaterThan(30)
    expect(after.x).toBeCloseTo(before.x, 0)
  })
  await test.step('the changes are undone', async () => {
    for (let step = 0; step < 4; step += 1) {
      await page.getByRole('button', { name: 'Undo' }).click()
    }
    await expect(page.getByText('4 fields on this form')).toBeVisible()
  })
})

test('on a phone a field is selected on the page or in the list and edited in a panel', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(upload)
  await bring(page, 'garage-lease.pdf', garageLease())
  await field(page, 'Amount “Monthly rent”', 'from the packet').click()
  await page.getByRole('button', { name: 'Change' }).click()
  const sheet = page.getByRole('dialog', { name: 'Change field' })
  await sheet.getByLabel('Label').fill('Rent')
  await expectClean(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: /^Amount “Rent”/ }).click()
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('3 fields on this form')).toBeVisible()
})

test('a custom form is written as text, changed and deleted', async ({ member, memberPage }) => {
  await memberPage.goto('/legal-forms/custom-forms/new/text')
  await memberPage.getByRole('button', { name: 'Save form' }).click()
  await expect(memberPage.getByRole('link', { name: 'Text is required.' })).toBeVisible()
  await expectClean(memberPage)
  await memberPage.getByLabel('Title').fill('Garden rules')
  await memberPage.getByLabel('Category').selectOption('Lease Addenda')
  await memberPage
    .getByRole('textbox', { name: /^Text/ })
    .fill('# Watering\nTwice a week in summer.')
  await expect(memberPage.getByRole('textbox', { name: 'Text' })).toContainText('Watering')
  await memberPage.getByRole('button', { name: 'Save form' }).click()
  await expect(memberPage.getByText('“Garden rules” is saved as edition 1.')).toBeVisible()

  const card = memberPage.getByRole('listitem').filter({ hasText: 'Garden rules' }).first()
  await card.getByRole('link', { name: 'Edit Garden rules' }).click()
  await memberPage.getByRole('textbox', { name: /^Text/ }).fill('# Watering\nWeekly.')
  const [form] = (await member.api.call(formCalls.getForms, { query: { source: 'custom' } })).forms
  await member.api.call(formCalls.putForm, {
    params: { id: form?._id ?? '' },
    body: { title: 'Garden rules', category: 'Lease Addenda', text: 'By a colleague.' },
  })
  await memberPage.getByRole('button', { name: 'Save form' }).click()
  await expect(memberPage.getByText(/Somebody has saved another edition/)).toBeVisible()
  await memberPage.reload()
  await memberPage.getByRole('button', { name: 'Discard changes' }).click()
  await expect(memberPage.getByRole('textbox', { name: /^Text/ })).toContainText('By a colleague.')
  await memberPage.getByRole('textbox', { name: /^Text/ }).fill('# Watering\nDaily.')
  await memberPage.getByRole('button', { name: 'Save form' }).click()
  await expect(memberPage.getByText('“Garden rules” is saved as edition 3.')).toBeVisible()
  await card.getByRole('button', { name: 'Try it Garden rules' }).click()
  const preview = memberPage.getByRole('dialog', { name: 'Preview Document' })
  await preview.getByRole('radio', { name: '3' }).check()
  await expect(preview.getByTitle('Garden rules, blank form')).toBeVisible()
  await expectClean(memberPage)
  await memberPage.keyboard.press('Escape')

  await card.getByRole('button', { name: 'Delete Garden rules' }).click()
  const asked = memberPage.getByRole('alertdialog', { name: 'Delete “Garden rules”?' })
  await expect(asked).toContainText(
    'Packets that were sent keep it, signed or not. Those that were not sent yet cannot be sent with it.',
  )
  await asked.getByRole('button', { name: 'Delete form' }).click()
  await expect(memberPage.getByText('You have no forms of your own yet.')).toBeVisible()
  const undo = memberPage.getByRole('button', { name: 'Undo deleting Garden rules' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Delete Garden rules' }).click()
  await asked.getByRole('button', { name: 'Delete form' }).click()
  await expect(memberPage.getByText('You have no forms of your own yet.')).toBeVisible()
  const { forms } = await member.api.call(formCalls.getForms, { query: { source: 'custom' } })
  expect(forms).toEqual([])
})

test('a form that was edited after it was chosen is shown as it is now, and can be used', async ({
  member,
  memberPage: page,
}) => {
  const body = { title: 'Garage rules', category: 'Lease Addenda', text: 'No oil.' } as const
  const { form } = await member.api.call(formCalls.postForm, { body })
  await chooseUnitAndResident(page)
  await page.getByRole('checkbox', { name: /Garage rules/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Edition 1')).toBeVisible()

  const edited = { ...body, title: 'Garage rules of 2027' }
  await member.api.call(formCalls.putForm, { params: { id: form._id }, body: edited })
  await page.getByRole('button', { name: 'Create packet' }).click()
  await expect(page.getByRole('alert')).toContainText('Changed after you chose it')
  await expect(page.getByText('Edition 2')).toBeVisible()
  await page.getByRole('button', { name: 'Create packet' }).click()
  await expect(page).toHaveURL(/\/start\?/)
})

/** With the keyboard. */
async function signWithKeys(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'You, when signing' }).focus()
  await page.keyboard.press('Space')
  await page
    .getByRole('group', { name: /Add a field for/ })
    .getByText('Signature')
    .focus()
  await page.keyboard.press('Enter')
  const mine = field(page, 'Signature', 'You, when signing')
  await expect(mine).toBeFocused()
  const [left, width] = [page.getByLabel('From the left'), page.getByLabel('Width')]
  const before = { left: await left.inputValue(), width: await width.inputValue() }
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(left).toHaveValue(String(Number(before.left) + 11))
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(width).toHaveValue(String(Number(before.width) + 10))
  await expect(page.getByRole('status').filter({ hasText: /wide,/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(width).toHaveValue(before.width)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Label')).toBeFocused()
}

async function choose(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Use it in a packet' }).click()
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillResident(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Search forms').fill(title)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: title }) })
  await expect(card).toContainText('Yours')
  await expect(card).toContainText('1 page')
  await card.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function signOnPhone(browser: Browser, link: string): Promise<void> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await phone.newPage()
  await openLink(page, link)
  await consent(getRoomFrame(page))
  await finishRoom(getRoomFrame(page))
  await expect(page).toHaveURL(/\/sign\/status\?code=/)
  await phone.close()
}

function field(page: Page, what: string, who: string): Locator {
  return page.getByRole('button', { name: `${what}, ${who}, page 1`, exact: true })
}

interface PagePoint {
  x: number
  y: number
}

async function drag(page: Page, from: PagePoint, to: PagePoint): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

async function middleOf(element: Locator): Promise<PagePoint> {
  const { x, y, width, height } = await boxOf(element)
  return { x: x + width / 2, y: y + height / 2 }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) {
    throw new Error('It is not shown.')
  }
  return box
}

async function bring(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer })
}
