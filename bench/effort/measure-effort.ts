import type { Browser } from '@playwright/test'
import { createMember } from '../../e2e/support/member.ts'
import { listNewLease } from '../../e2e/support/packet.ts'
import { withBrowser } from '../browser.ts'
import { milliseconds, createTable } from '../table.ts'
import { fillAsOwner, fillForPrint, signAsFirstResident, type Visit } from './fill-and-sign.ts'
import { measureFirstLeases } from './first-lease.ts'
import { measureFirstScreens } from './first-screens.ts'
import { measureReading } from './measure-reading.ts'

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
const californiaHome = {
  name: 'Oak Street House',
  address: { street: '12 Oak Street', city: 'Oakland', state: 'CA', zip: '94601' },
  yearBuilt: 1965,
} as const

type AddRow = (what: string, visit: Visit) => void

/** How much a person does for one packet: nobody thinks, so only the counts compare. */
export async function measureEffort(baseUrl: string): Promise<void> {
  const table = createTable('What one packet asks of its people, two residents', [
    'stops of Next',
    'clicks or taps',
    'characters typed',
    'height of the room',
    'all groups of questions',
    'highest group',
    'machine time',
    'slowest interaction',
  ])
  const add: AddRow = (what, visit) => table.row(what, ...cellsOf(visit))

  await withBrowser(async (browser) => {
    await measureIllinois(browser, baseUrl, add)
    await measureCalifornia(browser, baseUrl, add)
    await measureFirstLeases(browser, baseUrl)
    await measureFirstScreens(browser, baseUrl)
    await measureReading(browser, baseUrl)
  })
}

async function measureIllinois(browser: Browser, baseUrl: string, add: AddRow): Promise<void> {
  const member = await createMember()
  for (const [packet, formIds] of [
    ['eleven forms', newLease],
    ['three forms', petLease],
  ] as const) {
    const input = { baseUrl, member, formIds: [...formIds] }
    add(`owner, ${packet}, 1440 px`, await fillAsOwner(browser, { device: 'desktop' }, input))
    add(
      `resident, ${packet}, 390 px`,
      await signAsFirstResident(browser, { device: 'phone' }, input),
    )
  }

  const slow = { device: 'phone', throttle: 'quarter of the CPU' } as const
  const input = { baseUrl, member, formIds: petLease }
  add('resident, three forms, quarter of the CPU', await signAsFirstResident(browser, slow, input))
  const notice = { baseUrl, member, formId: 'notice-to-pay-or-quit' }
  add(
    'owner, notice to pay rent or quit, 1440 px',
    await fillForPrint(browser, { device: 'desktop' }, notice),
  )
}

/** The new lease of a home in California of 1965. */
async function measureCalifornia(browser: Browser, baseUrl: string, add: AddRow): Promise<void> {
  const member = await createMember('Olivia Owner', californiaHome)
  const input = { baseUrl, member, formIds: await listNewLease(member) }
  for (const device of ['desktop', 'phone'] as const) {
    const width = device === 'desktop' ? 1440 : 390
    add(
      `owner, new lease in California, ${width} px`,
      await fillAsOwner(browser, { device }, input),
    )
  }
  add(
    'resident, new lease in California, 390 px',
    await signAsFirstResident(browser, { device: 'phone' }, input),
  )
}

function cellsOf(visit: Visit): string[] {
  return [
    String(visit.stops),
    String(visit.clicks),
    String(visit.characters),
    `${visit.height} px`,
    `${visit.heightOfAll} px`,
    `${visit.highest} px`,
    `${(visit.machineTime / 1000).toFixed(1)} s`,
    milliseconds(visit.slowestInteraction),
  ]
}
