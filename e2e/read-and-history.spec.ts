import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { createPacketAt, signAsResident } from './support/packet.ts'
import { getRoomFrame, openLink } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

test('the owner reads the filled documents before paying, as pages and as text, and prints them to be signed in ink', async ({
  member,
  memberPage,
}) => {
  const { groupId, name } = await createPacketAt('filled', member, { formIds: ['pet-addendum'] })
  await memberPage.goto(`/legal-forms/payment?documentGroupId=${groupId}`)
  await memberPage.getByRole('link', { name: 'Read the documents' }).click()

  const viewer = memberPage.getByRole('region', { name })
  await expect(viewer.getByText(/Draft, not signed/).first()).toBeAttached()
  await expect(viewer.locator('canvas').first()).toBeVisible()
  for (const size of sizes) {
    await memberPage.setViewportSize(size)
    await expectNoPageScroll(memberPage)
    expect(await findViolations(memberPage)).toEqual([])
  }
  const [download] = await Promise.all([
    memberPage.waitForEvent('download'),
    viewer.getByRole('link', { name: 'Download' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await memberPage.getByRole('button', { name: 'Text' }).click()
  const text = memberPage.getByRole('region', { name })
  await expect(text.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(text).toContainText('Maria Lopez')
  expect(await findViolations(memberPage)).toEqual([])
  await memberPage.reload()
  await expect(text).toContainText('Maria Lopez')
  await memberPage.getByRole('link', { name: 'Back to the packet' }).click()
  await expect(memberPage).toHaveURL(/\/payment/)

  const printed = memberPage.waitForEvent('popup').then(shownDocument)
  const [answer] = await Promise.all([
    memberPage.waitForResponse(/\/draft\/.*for=paper/),
    memberPage.getByRole('button', { name: 'Print' }).click(),
  ])
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(await printed).toMatch(/^blob:/)
})

test('the draft says who has signed so far', async ({ member, memberPage }) => {
  const packet = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  await signAsResident(member, packet.residents[0]?.code ?? '')

  await memberPage.goto(`/legal-forms/read?documentGroupId=${packet.groupId}`)

  const viewer = memberPage.getByRole('region', { name: packet.name })
  await expect(viewer.getByText(/Draft: signed by Maria Lopez/).first()).toBeAttached()
})

/** The address of what a tab opens; a browser without a viewer of PDFs downloads it. */
async function shownDocument(tab: Page): Promise<string> {
  return Promise.race([
    tab
      .waitForEvent('framenavigated', (frame) => frame.url().startsWith('blob:'))
      .then((frame) => frame.url()),
    tab.waitForEvent('download').then((download) => download.url()),
  ])
}

test('the executed document is shown page by page', async ({ member, memberPage }) => {
  const { groupId, name } = await createPacketAt('executed', member, { formIds: ['pet-addendum'] })
  await memberPage.goto(`/legal-forms/view?documentGroupId=${groupId}`)

  const viewer = memberPage.getByRole('region', { name })
  const page = viewer.getByRole('textbox', { name: 'Page' })
  await expect(viewer.getByText('Certificate of completion')).toBeAttached()
  await page.fill('2')
  await page.press('Enter')
  await expect(viewer.getByRole('group', { name: /^Page 2 of/ })).toBeInViewport()
  const fitting = await viewer.getByRole('status').textContent()
  await viewer.getByRole('button', { name: 'Zoom out' }).click()
  await expect(viewer.getByRole('status')).not.toHaveText(fitting ?? '')
  await expect(page).toHaveValue('2')
  for (const size of sizes) {
    await memberPage.setViewportSize(size)
    await expectNothingCut(memberPage)
    expect(await findViolations(memberPage)).toEqual([])
  }
  await expect(memberPage.locator('iframe, object, embed')).toHaveCount(0)
})

test('the history answers a question, is kept as a PDF, and opens from the dashboard', async ({
  member,
  memberPage,
  page,
}) => {
  const packet = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  await askByRoom(page, packet.residents[0]?.code ?? '')

  await memberPage.goto(`/legal-forms/status?documentGroupId=${packet.groupId}`)
  await memberPage.getByRole('button', { name: 'History' }).click()
  const history = memberPage.getByRole('dialog', { name: 'History' })
  await expect(history.getByText('Sent the packet to Maria Lopez and José Núñez')).toBeVisible()
  const asked = history.getByRole('listitem').filter({ hasText: 'May we have a cat?' })
  await expect(asked).toContainText('Maria Lopez (Resident 1)')
  await expect(asked.locator('time')).toHaveText(/^\d+\/\d+\/\d{4} \d+:\d\d [AP]M$/)
  for (const size of sizes) {
    await memberPage.setViewportSize(size)
    await expectNothingCut(memberPage)
    expect(await findViolations(memberPage)).toEqual([])
  }

  await asked.getByRole('textbox', { name: /^Your answer to Maria Lopez/ }).fill('Yes, one cat.')
  await asked.getByRole('button', { name: 'Answer' }).click()
  await expect(asked.getByText(/^You answered on .*: Yes, one cat\.$/)).toBeVisible()

  const [download] = await Promise.all([
    memberPage.waitForEvent('download'),
    history.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toContain('History of')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await memberPage.setViewportSize({ width: 1440, height: 900 })
  await memberPage.goto('/legal-forms')
  await memberPage.getByRole('button', { name: `More for ${packet.name}` }).click()
  await memberPage.getByRole('menuitem', { name: 'History' }).click()
  await expect(history.getByText('Created the packet')).toBeVisible()
})

test('the room takes the height of the window, with one scroll bar', async ({
  member,
  memberPage,
}) => {
  const { groupId } = await createPacketAt('created', member, { formIds: ['pet-addendum'] })
  for (const size of sizes) {
    await memberPage.setViewportSize(size)
    await memberPage.goto(`/legal-forms/start?documentGroupId=${groupId}`)
    const frame = memberPage.locator('iframe')
    await expect(getRoomFrame(memberPage).getByRole('heading', { level: 1 })).toBeVisible()

    const box = await frame.boundingBox()
    expect((box?.height ?? 0) / size.height).toBeGreaterThan(size.width < 500 ? 0.82 : 0.9)
    await expectNoPageScroll(memberPage)
    await expectNothingCut(memberPage)
  }
})

async function askByRoom(page: Page, code: string): Promise<void> {
  await openLink(page, `/sign/${code}`)
  const room = getRoomFrame(page)
  await room.getByRole('link', { name: 'Paper, questions, decline' }).click()
  await room.getByText('Ask the owner a question', { exact: true }).click()
  await room.getByRole('textbox', { name: 'Your question' }).fill('May we have a cat?')
  await room.getByRole('button', { name: 'Send the question' }).click()
  await expect(room.getByText('Your question was sent to Olivia Owner.')).toBeVisible()
}

async function expectNoPageScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    return scrollHeight - clientHeight
  })
  expect(overflow).toBeLessThanOrEqual(1)
}

async function expectNothingCut(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow).toBeLessThanOrEqual(1)
}
