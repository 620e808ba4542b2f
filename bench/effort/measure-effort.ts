import type { Browser } from '@playwright/test'
import { createMember, signInAs } from '../../e2e/support/member.ts'
import { chooseUnitAndResident } from '../../e2e/support/start-packet.ts'
import { withBrowser, withPage } from '../browser.ts'
import { milliseconds, createTable } from '../table.ts'
import { measureReading } from './measure-reading.ts'
import { fillAsOwner, signAsFirstResident, type Visit } from './fill-and-sign.ts'

/** What an owner was proposed for a new lease in November 2026, receipts included. */
const newLease = [
  'lead-based-paint-disclosure',
  'lead-pamphlet-receipt',
  'move-in-cost-and-fee-disclosure',
  'residential-lease',
  'smoke-and-carbon-monoxide-alarm-addendum',
  'mold-and-moisture-addendum',
  'bed-bug-and-pest-addendum',
  'utility-responsibility-addendum',
  'security-deposit-receipt',
  'keys-and-access-devices-receipt',
  'esign-consent-addendum',
]
const petLease = ['residential-lease', 'lead-based-paint-disclosure', 'pet-addendum']
const phoneHeight = 844
const deskHeight = 900

/** How much a person does for one packet: nobody thinks, so only the counts compare. */
export async function measureEffort(baseUrl: string): Promise<void> {
  const member = await createMember()
  const table = createTable('What one packet asks of its people, two residents', [
    'stops of Next',
    'clicks or taps',
    'characters typed',
    'height of the room',
    'screens',
    'machine time',
    'slowest interaction',
  ])
  const add = (what: string, visit: Visit, screen: number) =>
    table.row(what, ...cellsOf(visit, screen))

  await withBrowser(async (browser) => {
    for (const [packet, formIds] of [
      ['eleven forms', newLease],
      ['three forms', petLease],
    ] as const) {
      const input = { baseUrl, member, formIds: [...formIds] }
      add(
        `owner, ${packet}, 1440 px`,
        await fillAsOwner(browser, { device: 'desktop' }, input),
        deskHeight,
      )
      const onPhone = await signAsFirstResident(browser, { device: 'phone' }, input)
      add(`resident, ${packet}, 390 px`, onPhone, phoneHeight)
    }
    const slow = { device: 'phone', throttle: 'quarter of the CPU' } as const
    const input = { baseUrl, member, formIds: petLease }
    add(
      'resident, three forms, quarter of the CPU',
      await signAsFirstResident(browser, slow, input),
      phoneHeight,
    )
    await measureChoosing(browser, baseUrl)
    await measureReading(browser, baseUrl)
  })
}

/** How far the choice of forms reaches down, before anything is chosen. */
async function measureChoosing(browser: Browser, baseUrl: string): Promise<void> {
  const table = createTable('Choosing forms', ['height of the page', 'screens'])
  for (const device of ['phone', 'desktop'] as const) {
    const member = await createMember()
    const height = await withPage(browser, { device }, async (page) => {
      await signInAs(page.context(), member)
      await chooseUnitAndResident(page, baseUrl)
      await page.waitForLoadState('networkidle')
      return page.locator('html').evaluate((html) => html.scrollHeight)
    })
    table.row(
      device,
      `${height} px`,
      screens(height, device === 'phone' ? phoneHeight : deskHeight),
    )
  }
}

function cellsOf(visit: Visit, screen: number): string[] {
  return [
    String(visit.stops),
    String(visit.clicks),
    String(visit.characters),
    `${visit.height} px`,
    screens(visit.height, screen),
    `${(visit.machineTime / 1000).toFixed(1)} s`,
    milliseconds(visit.slowestInteraction),
  ]
}

function screens(height: number, screen: number): string {
  return (height / screen).toFixed(1)
}
