import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { roomCalls } from '@countersign/contract/calls/signing-room'
import type { Browser } from '@playwright/test'
import { roomApi } from '../e2e/support/api.ts'
import { createMember } from '../e2e/support/member.ts'
import { createPacketAt } from '../e2e/support/packet.ts'
import { type Throttle, withBrowser, withPage } from './browser.ts'
import { sample } from './measure.ts'
import { kilobytes, type Visit, weighPage } from '../e2e/support/page-weight.ts'
import { serveReactAlone } from './react-alone.ts'
import { milliseconds, createTable, type Table } from './table.ts'
import { timeToReadable } from './time-to-readable.ts'

const forms = ['residential-lease', 'pet-addendum', 'esign-consent-addendum']
const agreement = 'form input[type="checkbox"]'
const firstForm = 'article h2'

/** What the signing room costs a phone, beside a page that loads React alone. */
export async function measureRoomLoad(baseUrl: string): Promise<void> {
  const table = createTable('The signing room on a phone, three forms', [
    'scripts, gzipped',
    'as sent',
    'requests',
    'to read at a quarter of the CPU',
    'to read on slow 4G',
  ])
  const react = await serveReactAlone()
  try {
    const { first, later } = await twoResidents(baseUrl)
    await withBrowser(async (browser) => {
      const measure = (what: string, visit: Visit) => addVisit(table, browser, what, visit)
      await measure('React alone', { url: react.url, selector: 'h1' })
      await measure('the room, what is agreed to', { url: first.frame, selector: agreement })
      await measure('the room, its first form', { url: later.frame, selector: firstForm })
      await measure('the first page of the link', { url: first.page, selector: 'h1' })
      await measure('page and room, what is agreed to', {
        url: first.page,
        opens: true,
        selector: agreement,
      })
      await measure('page and room, the first form', {
        url: later.page,
        opens: true,
        selector: firstForm,
      })
    })
  } finally {
    await react.stop()
  }
}

async function addVisit(table: Table, browser: Browser, what: string, visit: Visit): Promise<void> {
  const { scripts, sent, requests } = await withPage(browser, { device: 'phone' }, (page) =>
    weighPage(page, visit),
  )
  const time = async (throttle: Throttle) => {
    const { p50 } = await sample(7, () => timeToReadable(browser, visit, throttle), 1)
    return milliseconds(p50)
  }
  table.row(
    what,
    kilobytes(scripts),
    kilobytes(sent),
    String(requests),
    await time('quarter of the CPU'),
    await time('slow 4G'),
  )
}

/** One who has not agreed to anything yet, and one who comes back to read. */
async function twoResidents(baseUrl: string) {
  const member = await createMember()
  const { residents } = await createPacketAt('sent', member, { formIds: forms })
  const links = await Promise.all(
    residents.map(async ({ code }) => {
      const { embedUrl } = await member.api.call(inviteCalls.getEmbeddedLink, { params: { code } })
      return { page: `${baseUrl}/sign/${code}`, frame: new URL(embedUrl, baseUrl).href }
    }),
  )
  const [first, later] = links
  if (!first || !later) {
    throw new Error('The packet has fewer than two residents.')
  }

  await agree(later.frame)
  return { first, later }
}

async function agree(frame: string): Promise<void> {
  const room = roomApi(frame)
  const { consent } = await room.call(roomCalls.getRoom)

  await room.call(roomCalls.postRoomConsent, {
    body: { version: consent.version, language: 'en-US' },
  })
}
