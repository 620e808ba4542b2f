import type { Page } from '@playwright/test'
import { baseUrl } from './support/environment.ts'
import { findEnglish } from './support/leftover-english.ts'
import type { Member } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'
import { expect, test, findViolations } from './support/test.ts'

test('anybody can drop an executed file and see that it is genuine, and why; what was changed, is not sealed or no PDF is told apart', async ({
  member,
  page,
}) => {
  const pdf = await executedFile(member)
  await page.goto('/verify')
  await expect(page.getByRole('heading', { name: 'Check a signed file' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await test.step('with the keyboard alone, on a small phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    // The browser hands choosers to the test from a moment later on.
    const chooser = page.waitForEvent('filechooser', { timeout: 60_000 })
    await page.getByLabel('Choose a PDF').focus()
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(asFile(pdf))
    await expect(verdictOf(page, 'This file is genuine and unchanged.')).toBeFocused()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
  })

  await drop(page, pdf)
  await expect(verdictOf(page, 'This file is genuine and unchanged.')).toBeFocused()
  await expect(page.getByText('no independent authority confirms it')).toBeVisible()
  await expect(page.getByText('PAdES B-B')).toBeHidden()
  await page.getByText('Details for experts').click()
  await expect(page.getByText('O=Countersign').first()).toBeVisible()
  await expect(page.getByText('PAdES B-B')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const flipped = Buffer.from(pdf)
  flipped.writeUInt8(flipped.readUInt8(5000) ^ 1, 5000)
  const verdicts: [Buffer, string][] = [
    [flipped, 'This file was changed after it was sealed.'],
    [Buffer.concat([pdf, Buffer.from('\n% more\n')]), 'This file was changed after it was sealed.'],
    [pdf.subarray(0, pdf.length - 5), 'This file was changed after it was sealed.'],
    [Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'), 'This file is not sealed.'],
    [Buffer.from('Hello'), 'This is not a PDF.'],
    [Buffer.alloc(0), 'This is not a PDF.'],
  ]

  for (const [bytes, title] of verdicts) {
    await choose(page, bytes)
    await expect(verdictOf(page, title)).toBeVisible()
  }
  expect(await findViolations(page)).toEqual([])
})

test('a resident who reads Spanish checks a file in Spanish, and may change to English', async ({
  member,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: baseUrl(), locale: 'es-MX' })
  const page = await context.newPage()
  const pdf = await executedFile(member)
  const names = [member.name, '412 Maple Street', 'Packet', 'Document Seal', 'signed.pdf']
  const english = async () =>
    (await findEnglish(page, names)).filter((found) => !found.startsWith('code: '))
  await page.goto('/verify')
  await expect(page.getByRole('heading', { name: 'Comprobar un archivo firmado' })).toBeVisible()
  await expect(page).toHaveTitle('Comprobar un archivo firmado · Countersign')
  expect(await english()).toEqual([])

  await choose(page, pdf)
  await expect(verdictOf(page, 'Este archivo es auténtico y no ha cambiado.')).toBeFocused()
  await page.getByText('Detalles para expertos').click()
  expect(await english()).toEqual([])
  expect(await findViolations(page)).toEqual([])
  await choose(page, Buffer.concat([pdf, Buffer.from('\n% more\n')]))
  await expect(verdictOf(page, 'Este archivo se cambió después de sellarlo.')).toBeFocused()
  expect(await english()).toEqual([])

  await page.getByRole('button', { name: 'English' }).click()
  await expect(verdictOf(page, 'This file was changed after it was sealed.')).toBeVisible()
  await expect(page).toHaveTitle('Check a signed file · Countersign')
  await context.close()
})

test('verification shows its progress, and offers to try again after a lost connection', async ({
  page,
}) => {
  await page.goto('/verify')
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/verify', async (route) => {
    await asked
    await route.abort()
  })
  await choose(page, Buffer.from('%PDF-1.7'))
  await expect(page.getByText('Checking the file…')).toBeAttached()
  answer()
  await expect(page.getByRole('alert')).toContainText('“signed.pdf” could not be checked.')
  expect(await findViolations(page)).toEqual([])

  await page.unroute('**/api/verify')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(verdictOf(page, 'This file is not sealed.')).toBeVisible()
})

function verdictOf(page: Page, title: string) {
  return page.getByRole('heading', { level: 2, name: title })
}

async function choose(page: Page, bytes: Buffer): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(asFile(bytes))
}

async function drop(page: Page, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle((base64) => {
    const data = new DataTransfer()
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    data.items.add(new File([file], 'signed.pdf', { type: 'application/pdf' }))
    return data
  }, bytes.toString('base64'))
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: transfer })
}

function asFile(buffer: Buffer) {
  return { name: 'signed.pdf', mimeType: 'application/pdf', buffer }
}

async function executedFile(member: Member): Promise<Buffer> {
  const { groupId } = await createPacketAt('executed', member, { formIds: ['pet-addendum'] })
  const answer = await fetch(`${baseUrl()}/api/esign/download-document/${groupId}`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
