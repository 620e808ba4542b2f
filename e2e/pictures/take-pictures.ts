import path from 'node:path'
import type { Page } from '@playwright/test'
import { createPacketAt } from '../support/packet.ts'
import { consent, getRoomFrame } from '../support/room.ts'
import { expect, test } from '../support/test.ts'
import { chooseUnitAndResident } from '../support/start-packet.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/pictures')
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

test('the packets of an owner', async ({ member, memberPage }) => {
  for (const [stage, name] of [
    ['executed', 'Lease, Unit B'],
    ['filled', 'Lease renewal, Unit B'],
    ['residents-signed', 'Pet addendum, Unit A'],
    ['sent', 'New lease, Unit A'],
  ] as const) {
    await createPacketAt(stage, member, { name })
  }
  await memberPage.setViewportSize(desktop)
  await memberPage.goto('/legal-forms')
  await expect(memberPage.getByText('New lease, Unit A').first()).toBeVisible()
  await take(memberPage, 'packets')
})

test('choosing forms', async ({ memberPage }) => {
  await memberPage.setViewportSize(desktop)
  await chooseUnitAndResident(memberPage)
  await memberPage.getByRole('checkbox', { name: 'Residential Lease' }).first().check()
  await expect(memberPage.getByRole('status').filter({ hasText: '1 form chosen' })).toBeVisible()
  await memberPage.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  const pictures = memberPage.locator('main img').filter({ visible: true })
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all
          .slice(0, 3)
          .every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      ),
    )
    .toBe(true)
  await take(memberPage, 'choosing-forms')
})

test('a resident on a phone', async ({ member, page }) => {
  const { residents } = await createPacketAt('sent', member, { name: 'New lease, Unit A' })
  await page.setViewportSize(phone)
  await page.goto(`/sign/${residents[0]?.code ?? ''}`)
  await expect(getRoomFrame(page).getByRole('checkbox')).toBeVisible()
  await take(page, 'resident-consents')
  await consent(getRoomFrame(page))
  await expect(getRoomFrame(page).getByRole('button', { name: 'Finish' })).toBeVisible()
  await take(page, 'resident-reads')
})

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' })
}
