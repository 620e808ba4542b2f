import type { Page } from '@playwright/test'
import { advancePacket, createPacketAt } from './support/packet.ts'
import { consent, getRoomFrame, pressOpen } from './support/room.ts'
import { expect, test, findViolations } from './support/test.ts'
import { fillResident } from './support/start-packet.ts'

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('the check finds what is wrong on a page and in its frame, each time', async ({ page }) => {
  const body = `<html lang="en"><title>Rent</title><main><h1>Rent</h1><img src="">
    <iframe title="Receipt" srcdoc="<html lang='en'><main><button></button></main></html>"></iframe>
  </main></html>`
  await page.route('/receipt', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/receipt')
  for (const _time of [1, 2]) {
    const violations = await findViolations(page)
    expect(violations).toContain('image-alt: img')
    expect(violations).toContain('button-name: iframe button')
  }
})

test('axe finds no violations on the screens that create a packet', async ({ memberPage }) => {
  test.slow()
  for (const screen of [
    '/legal-forms',
    '/account',
    '/add-property',
    '/legal-forms/select-property',
  ]) {
    await memberPage.goto(screen)
    await expectNoViolations(memberPage, screen)
  }
  await memberPage.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expectNoViolations(memberPage, 'add-signers with errors')
  await fillResident(memberPage)
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(memberPage).toHaveURL(/select-documents/)
  await memberPage.getByRole('checkbox').first().check()
  await expectNoViolations(memberPage, 'select-documents')
  await memberPage
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click()
  await expect(memberPage.getByRole('dialog', { name: 'Preview Document' })).toBeVisible()
  await expectNoViolations(memberPage, 'preview')
  await memberPage.keyboard.press('Escape')
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(memberPage.getByLabel('Packet name')).toBeVisible()
  await expectNoViolations(memberPage, 'confirm-documents')
})

test('axe finds no violations on the screens of a packet', async ({ member, memberPage }) => {
  test.slow()
  const packet = await createPacketAt('created', member)
  for (const [stage, screens] of [
    ['created', ['start']],
    ['filled', ['payment']],
    ['sent', ['resident-link', 'status']],
    ['residents-signed', ['sign']],
    ['executed', ['status', 'view']],
  ] as const) {
    await advancePacket(packet, stage, member)
    for (const screen of screens) {
      await memberPage.goto(`/legal-forms/${screen}?documentGroupId=${packet.groupId}`)
      await expect(memberPage.getByRole('heading', { level: 1 })).toBeVisible()
      if (screen === 'start' || screen === 'sign') {
        await expect(getRoomFrame(memberPage).getByRole('button', { name: 'Finish' })).toBeVisible()
      }
      await expectNoViolations(memberPage, `${screen}, ${stage}`)
    }
  }
  for (const stage of ['created', 'filled', 'sent', 'residents-signed'] as const) {
    await createPacketAt(stage, member, { formIds: ['pet-addendum'] })
  }
  await memberPage.goto('/legal-forms?group=all')
  await expect(memberPage.getByText(packet.name).first()).toBeVisible()
  await expectNoViolations(memberPage, 'dashboard with packets')
})

test("axe finds no violations on a resident's pages", async ({ member, page }) => {
  test.slow()
  const { residents } = await createPacketAt('sent', member)
  await page.goto(`/sign/${residents[0]?.code ?? ''}`)
  await expect(page.getByRole('button', { name: 'Open the documents' })).toBeVisible()
  await expectNoViolations(page, 'link')
  await pressOpen(page)
  const room = getRoomFrame(page)
  await expect(room.getByRole('checkbox', { name: /I agree/ })).toBeVisible()
  await expectNoViolations(page, 'consent')
  await consent(room)
  await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible()
  await expectNoViolations(page, 'reading')
  await room
    .getByRole('button', { name: /^(Sign|Initial) here/ })
    .first()
    .click()
  await expect(room.getByRole('dialog', { name: 'Adopt your signature' })).toBeVisible()
  await expectNoViolations(page, 'adopting a signature')
  for (const screen of [
    `/sign/status?code=${residents[1]?.code ?? ''}`,
    '/sign/unknown',
    '/login',
    '/close-signing?isSigned=true',
    '/nowhere',
  ]) {
    await page.goto(screen)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectNoViolations(page, screen)
  }
})

async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await findViolations(page), `${what} at ${size.width} px`).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways, `${what} scrolls sideways at ${size.width} px`).toBeLessThanOrEqual(0)
  }
}
