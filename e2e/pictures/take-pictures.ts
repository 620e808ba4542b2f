import path from 'node:path'
import type { Page } from '@playwright/test'
import { createPacketAt, signAsResident } from '../support/packet.ts'
import { getRoomFrame, openLink, showQuestions } from '../support/room.ts'
import { expect, test } from '../support/test.ts'
import { chooseUnitAndResident } from '../support/start-packet.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/pictures')
const helpFolder = path.resolve(import.meta.dirname, '../../apps/web/src/features/help/pictures')
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
  await memberPage.goto('/legal-forms?group=all')
  await expect(memberPage.getByText('New lease, Unit A').first()).toBeVisible()
  await takeForBoth(memberPage, 'packets')
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
  await takeForBoth(memberPage, 'choosing-forms')
})

test.describe('with the page beside the questions', () => {
  test.use({ view: 'unset' })

  test('an owner fills out', async ({ member, memberPage }) => {
    await memberPage.setViewportSize(desktop)
    const { groupId } = await createPacketAt('created', member, { name: 'New lease, Unit A' })
    await memberPage.goto(`/legal-forms/start?documentGroupId=${groupId}`)
    const room = getRoomFrame(memberPage)
    await room.getByRole('button', { name: 'Show the page' }).click()
    await showQuestions(room, 'Rent')
    await room.getByRole('textbox', { name: 'Monthly rent' }).fill('1250')
    const pane = room.getByRole('complementary', { name: 'The page beside the questions' })
    await expect(pane.locator('[data-current="true"]').first()).toHaveText('$1,250.00')
    await expect(pane.locator('canvas').first()).toBeVisible()
    await expect(room.getByText('Saved', { exact: true })).toBeVisible()
    await take(memberPage, 'owner-fills', helpFolder)
  })
})

test('an owner sends and waits', async ({ member, memberPage }) => {
  await memberPage.setViewportSize(desktop)

  const filled = await createPacketAt('filled', member, { name: 'New lease, Unit A' })
  await memberPage.goto(`/legal-forms/payment?documentGroupId=${filled.groupId}`)
  await expect(memberPage.getByText('Security deposit')).toBeVisible()
  await take(memberPage, 'owner-sends', helpFolder)

  const sent = await createPacketAt('sent', member, { name: 'New lease, Unit A' })
  await signAsResident(member, sent.residents[0]?.code ?? '')
  await memberPage.goto(`/legal-forms/resident-link?documentGroupId=${sent.groupId}`)
  await expect(memberPage.getByText('1 of 2 residents has signed.')).toBeVisible()
  await memberPage
    .getByRole('link', { name: /the link for/ })
    .evaluate((link) => (link.textContent = 'https://countersign.example/sign/…'))
  await take(memberPage, 'owner-waits', helpFolder)
})

for (const [language, suffix, words] of [
  ['en', '', { next: 'Continue', sign: /^Sign here/ }],
  ['es', '-es', { next: 'Continuar', sign: /^Firme aquí/ }],
] as const) {
  test(`a resident on a phone (${language})`, async ({ member, page }) => {
    const { residents } = await createPacketAt('sent', member, { name: 'New lease, Unit A' })
    const code = residents[0]?.code ?? ''
    const room = getRoomFrame(page)
    await page.setViewportSize(phone)
    await openLink(page, `/sign/${code}?lang=${language}`)
    await expect(room.getByRole('checkbox')).toBeVisible()
    await takeForBoth(page, `resident-consents${suffix}`)

    await room.getByRole('checkbox').check()
    await room.getByRole('button', { name: words.next }).click()
    const place = room.getByRole('button', { name: words.sign }).first()
    await expect(place).toBeAttached()
    await takeForBoth(page, `resident-reads${suffix}`)

    await place.click()
    await expect(room.getByRole('dialog')).toBeVisible()
    await take(page, `resident-signs${suffix}`, helpFolder)

    await signAsResident(member, code)
    await page.goto(`/sign/status?code=${code}&lang=${language}`)
    await expect(page.getByRole('listitem')).toHaveCount(3)
    await take(page, `resident-done${suffix}`, helpFolder)
  })
}

/** English for the README and the help page, other languages for the help page alone. */
async function takeForBoth(page: Page, name: string): Promise<void> {
  await take(page, name, helpFolder)
  if (!name.endsWith('-es')) {
    await take(page, name)
  }
}

async function take(page: Page, name: string, to = folder): Promise<void> {
  // What was pressed last must not look pointed at.
  await page.mouse.move(0, 0)
  await page.screenshot({ path: path.join(to, `${name}.png`), animations: 'disabled' })
}
