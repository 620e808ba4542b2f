import type { Browser, Page } from '@playwright/test'
import { createMember, signInAs, type Member } from '../e2e/support/member.ts'
import { createPacketAt, listNewLease } from '../e2e/support/packet.ts'
import { pressOpen } from '../e2e/support/room.ts'
import { chooseUnitAndResident } from '../e2e/support/start-packet.ts'
import { applyThrottle, withBrowser, withPage } from './browser.ts'
import { measureInteractions } from './interactions.ts'
import { createTable, milliseconds } from './table.ts'

interface Wait {
  what: string
  member?: Member
  path: string
  /** What its person came for. */
  selector: string
  /** Before the page is opened again with an empty cache. */
  begin?: (page: Page) => Promise<void>
  /** Of a resident's link: its documents are opened, as soon as the page offers it. */
  opens?: boolean
}

interface Felt {
  usable: number
  requests: number
  longestTask: number
}

const runs = 3

/** How long people wait on a slow phone with a slow network: all pages with an empty cache. */
export async function measureSpeedAsFelt(baseUrl: string): Promise<void> {
  const table = createTable('At a quarter of the CPU on slow 4G', [
    'usable after',
    'requests',
    'longest task',
  ])
  await withBrowser(async (browser) => {
    for (const wait of await listWaits(baseUrl)) {
      const all: Felt[] = []
      for (let run = 0; run < runs; run += 1) {
        all.push(await measureWait(browser, baseUrl, wait))
      }
      const [median] = all.toSorted((one, other) => one.usable - other.usable).slice(runs >> 1)
      table.row(
        wait.what,
        milliseconds(median?.usable ?? 0),
        String(median?.requests),
        milliseconds(Math.min(...all.map(({ longestTask }) => longestTask))),
      )
    }
    await measureInteractions(browser, baseUrl)
  })
}

async function listWaits(baseUrl: string): Promise<Wait[]> {
  const member = await createMember('Olivia Owner', {
    address: { street: '12 Oak Street', city: 'Oakland', state: 'CA', zip: '94601' },
    yearBuilt: 1965,
  })
  const formIds = await listNewLease(member)
  const inspected = ['move-in-move-out-inspection']
  const bundle = await createPacketAt('created', member, { formIds })
  const inspection = await createPacketAt('created', member, { formIds: inspected })
  const sent = await createPacketAt('sent', member, { formIds })
  for (let number = 1; number <= 8; number += 1) {
    await createPacketAt('created', member, { name: `Lease ${number}` })
  }
  const start = '/legal-forms/start?documentGroupId='
  const question = '[data-question-part] input'
  const link = `/sign/${sent.residents[0]?.code ?? ''}`

  return [
    { what: 'dashboard, 11 packets', member, path: '/legal-forms', selector: 'main td a' },
    {
      what: 'choosing forms',
      member,
      path: '/legal-forms/select-documents',
      selector: 'main input[type="checkbox"]',
      begin: (page) => chooseUnitAndResident(page, baseUrl),
    },
    {
      what: 'fill room, new lease in California',
      member,
      path: `${start}${bundle.groupId}`,
      selector: question,
    },
    {
      what: 'fill room, inspection',
      member,
      path: `${start}${inspection.groupId}`,
      selector: question,
    },
    { what: 'first page of a resident’s link', path: link, selector: 'main button' },
    {
      what: 'a resident’s documents, from the link',
      path: link,
      opens: true,
      selector: 'form input[type="checkbox"]',
    },
  ]
}

function measureWait(browser: Browser, baseUrl: string, wait: Wait): Promise<Felt> {
  return withPage(browser, { device: 'phone' }, async (page) => {
    if (wait.member) {
      await signInAs(page.context(), wait.member)
    }
    await wait.begin?.(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: wait.begin !== undefined })
    await applyThrottle(session, 'both')
    const painted = Promise.withResolvers<number>()
    const requests = new Set<string>()
    let longestTask = 0
    await page.exposeFunction('notePaint', (at: number) => painted.resolve(at))
    await page.exposeFunction('noteTask', (duration: number) => {
      longestTask = Math.max(longestTask, duration)
    })
    await page.addInitScript({ content: `(${watch.toString()})(${JSON.stringify(wait.selector)})` })
    page.on('request', (request) => void requests.add(`${request.method()} ${request.url()}`))
    await page.goto(`${baseUrl}${wait.path}`, { waitUntil: 'commit' })
    const began = await page.evaluate(() => performance.timeOrigin)
    if (wait.opens) {
      await pressOpen(page)
    }
    const usable = (await painted.promise) - began
    await page.waitForLoadState('networkidle')
    return { usable, requests: requests.size, longestTask }
  })
}

declare global {
  interface Window {
    noteTask: (duration: number) => void
    notePaint: (at: number) => void
  }
}

/** Runs in every frame: two frames after the element can be seen, it is painted. */
function watch(selector: string): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.noteTask(duration)
    }
  }).observe({ type: 'longtask', buffered: true })
  const now = () => performance.timeOrigin + performance.now()
  const look = () => {
    const found = [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())
    if (found) {
      requestAnimationFrame(() => requestAnimationFrame(() => window.notePaint(now())))
    } else {
      requestAnimationFrame(look)
    }
  }
  look()
}
