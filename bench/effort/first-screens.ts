import type { Browser, Page } from '@playwright/test'
import { createMember, signInAs, type Member } from '../../e2e/support/member.ts'
import { createPacketAt } from '../../e2e/support/packet.ts'
import { chooseUnitAndResident } from '../../e2e/support/start-packet.ts'
import { type DeviceOptions, withPage } from '../browser.ts'
import { createTable } from '../table.ts'

const widths = [
  ['small phone', 360],
  ['phone', 390],
  ['tablet', 768],
  ['desktop', 1440],
] as const satisfies readonly (readonly [DeviceOptions['device'], number])[]

/** How far down the first packet and the first form to choose stand, and how high their pages are. */
export async function measureFirstScreens(browser: Browser, baseUrl: string): Promise<void> {
  const table = createTable('Where the first one stands', [
    'first packet ends',
    'first form ends',
    'window',
    'height of choosing forms',
  ])
  const member = await createMember()
  for (let number = 1; number <= 11; number += 1) {
    await createPacketAt('created', member, { name: `Lease ${number}` })
  }

  for (const [device, width] of widths) {
    const show = (work: (page: Page) => Promise<Place>) => showTo(browser, { device, member }, work)
    const packet = await show(async (page) => {
      await page.goto(`${baseUrl}/legal-forms`)
      return findPlace(page, 'link', /^Lease \d+/)
    })
    const form = await show(async (page) => {
      await chooseUnitAndResident(page, baseUrl)
      return findPlace(page, 'checkbox', /./)
    })
    table.row(
      `${width} px`,
      `${packet.end} px`,
      `${form.end} px`,
      `${form.window} px`,
      `${form.page} px`,
    )
  }
}

interface Place {
  end: number
  window: number
  page: number
}

function showTo(
  browser: Browser,
  { device, member }: DeviceOptions & { member: Member },
  work: (page: Page) => Promise<Place>,
): Promise<Place> {
  return withPage(browser, { device }, async (page) => {
    await signInAs(page.context(), member)
    return work(page)
  })
}

async function findPlace(page: Page, role: 'link' | 'checkbox', name: RegExp): Promise<Place> {
  const first = page.getByRole('main').getByRole(role, { name }).first()
  await first.waitFor()
  await page.waitForLoadState('networkidle')
  const box = await first.boundingBox()
  const { window, height } = await page.evaluate(() => ({
    window: innerHeight,
    height: document.documentElement.scrollHeight,
  }))
  return { end: Math.round((box?.y ?? 0) + (box?.height ?? 0)), window, page: height }
}
