import type { Browser } from '@playwright/test'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { createMember } from '../../e2e/support/member.ts'
import { createPacketAt } from '../../e2e/support/packet.ts'
import { getRoomFrame, pressOpen } from '../../e2e/support/room.ts'
import { withPage } from '../browser.ts'
import { createTable } from '../table.ts'

const address = {
  street: '412 Maple Street',
  city: 'Oakland',
  state: 'CA',
  zip: '94601',
} as const
const newLease = [
  'residential-lease',
  'california-lease-addendum',
  'lead-based-paint-disclosure',
  'lead-pamphlet-receipt',
  'move-in-cost-and-fee-disclosure',
  'bed-bug-and-pest-addendum',
  'mold-and-moisture-addendum',
  'smoke-and-carbon-monoxide-alarm-addendum',
  'utility-responsibility-addendum',
  'esign-consent-addendum',
]
const screen = { width: 360, height: 640 }

/** How long the forms of a new lease are on a small phone, in each language. */
export async function measureReading(browser: Browser, baseUrl: string): Promise<void> {
  const member = await createMember()
  await member.api.call(propertyCalls.putProperty, {
    params: { id: member.id, propertyId: member.property._id },
    body: { address },
  })
  const { residents } = await createPacketAt('sent', member, { formIds: newLease })
  const table = createTable('Reading ten forms of a home in California at 360 px', [
    'height of the room',
    'screens',
  ])
  for (const [index, language] of ['en', 'es'].entries()) {
    const link = `${baseUrl}/sign/${residents[index]?.code ?? ''}?lang=${language}`
    const height = await measureHeight(browser, link)
    table.row(language, `${height} px`, (height / screen.height).toFixed(1))
  }
}

function measureHeight(browser: Browser, link: string): Promise<number> {
  return withPage(browser, { device: 'phone' }, async (page) => {
    await page.setViewportSize(screen)
    await page.goto(link)
    await pressOpen(page)
    const room = getRoomFrame(page)
    await room.getByRole('checkbox').first().check()
    await room.getByRole('button', { name: /^(Continue|Continuar)$/ }).click()
    await room.getByRole('button', { name: /^(Finish|Terminar)$/ }).waitFor()
    await page.waitForLoadState('networkidle')
    return room.locator('html').evaluate((html) => html.scrollHeight)
  })
}
