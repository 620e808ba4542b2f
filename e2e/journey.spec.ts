import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { api } from './support/api.ts'
import { baseUrl } from './support/environment.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { choosePacket, logIn, payAndSend, twoResidentsByHand } from './support/owner.ts'
import { completeRoom, consent, finishRoom, getRoomFrame, openLink } from './support/room.ts'
import { expect, test } from './support/test.ts'

const forms = ['Residential Lease', 'Pet Addendum', 'Electronic Signature']

test('an owner and two residents complete a packet, from choosing the property to the executed file', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const owner = await (await browser.newContext({ baseURL: baseUrl() })).newPage()
  const name = `Unit A, new lease ${Date.now()}`

  await test.step('the owner logs in', () => logIn(owner))
  await test.step('chooses a property, signers and forms', () => choosePacket(owner, forms))
  await test.step('names the packet and creates it', async () => {
    await expect(owner.getByLabel('Packet name')).toHaveValue(/^Lease, 412 Maple Street, /)
    await owner.getByLabel('Packet name').fill(name)
    await owner.getByRole('button', { name: 'Create packet' }).click()
    await expect(owner).toHaveURL(/\/legal-forms\/start\?documentGroupId=/)
  })
  await test.step('fills in the forms', async () => {
    await finishRoom(getRoomFrame(owner))
    await expect(owner).toHaveURL(/\/legal-forms\/payment\?/)
  })
  const links = await test.step('pays and gets a link for each resident', () => payAndSend(owner))
  expect(links).toHaveLength(2)
  await expect(owner.getByText(/waiting for|once|after/i).first()).toBeVisible()

  for (const [index, link] of links.entries()) {
    await test.step(`resident ${index + 1} signs on a phone`, () => signOnPhone(browser, link))
  }
  await test.step('the owner is notified by email and on the screen, and signs last', async () => {
    await owner.getByRole('link', { name: 'Sign Document' }).first().click()
    await finishRoom(getRoomFrame(owner))
    await expect(owner).toHaveURL(/\/legal-forms\/status\?/)
  })
  const file = await test.step('the owner downloads the executed file', () => download(owner))
  await test.step('other tools report a valid file', async () => {
    const found = await inspectPdf(file)
    expect(found).toMatchObject({
      signatureValid: true,
      totalDocument: true,
      structureClean: true,
    })
    for (const words of ['Maria Lopez', 'José Núñez', 'Morgan Ellis', '412 Maple Street', name]) {
      expect(found.text).toContain(words)
    }
  })
  await test.step('a changed byte is detected', async () => {
    expect(await verdictOf(file)).toBe('genuine')
    const middle = Math.floor(file.length / 2)
    const changed = Buffer.from(file)
    changed[middle] = (changed[middle] ?? 0) ^ 1
    expect(await verdictOf(changed)).toBe('changed')
  })
  await test.step('everyone got their emails', () => expectMails(name))
})

async function signOnPhone(browser: Browser, link: string): Promise<void> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await openLink(page, link)
  const room = getRoomFrame(page)
  await consent(room)
  await completeRoom(room)
  await room.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/sign\/status\?code=/)
  await expect(page.getByText('Signed').first()).toBeVisible()
  await phone.close()
}

async function download(owner: Page): Promise<Buffer> {
  await owner.getByRole('link', { name: 'View Document' }).click()
  const downloading = owner.waitForEvent('download')
  await owner.getByRole('link', { name: /download/i }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  return readFile(await file.path())
}

async function verdictOf(file: Buffer): Promise<unknown> {
  const answer = await fetch(`${baseUrl()}/api/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf' },
    body: new Uint8Array(file),
  })
  const said: unknown = await answer.json()
  return said && typeof said === 'object' && 'verdict' in said ? said.verdict : said
}

/** One invitation to each resident, one "your turn" to the owner, one executed copy to each of the three. */
async function expectMails(packetName: string): Promise<void> {
  const mailbox = await fetch(`${baseUrl()}/dev/mailbox.json`)
  const said = JSON.stringify(await mailbox.json())
  for (const [, , email] of twoResidentsByHand) {
    expect(said).toContain(email)
  }
  expect(said).toContain(packetName)
  expect((await api().request('GET', '/auth/me')).status).toBe(401)
}
