import { packetCalls } from '@countersign/contract/calls/packets'
import type { Page } from '@playwright/test'
import { createMember } from '../e2e/support/member.ts'
import { createDocumentGroup } from '../e2e/support/packet.ts'
import { type Throttle, withBrowser, withPage } from './browser.ts'
import { milliseconds, createTable } from './table.ts'

/** The forms with the most fields, as many as a packet may hold; five are made for each resident. */
const longForms = [
  'rental-application',
  'resident-information-and-emergency-contacts',
  'screening-authorization-and-fee-receipt',
  'room-rental-agreement',
  'month-to-month-agreement',
  'residential-lease',
  'lease-renewal',
  'move-in-move-out-inspection',
  'tenant-estoppel-certificate',
  'mutual-early-termination-agreement',
  'pet-addendum',
  'lead-based-paint-disclosure',
  'residents-notice-of-intent-to-vacate',
  'renters-insurance-addendum',
  'esign-consent-addendum',
  'sublease-assignment-consent',
  'roommate-change',
  'parking-garage-storage-addendum',
  'roommate-addendum',
  'payment-plan-agreement',
]
const fourResidents = [
  ['Maria', 'Lopez'],
  ['José', 'Núñez'],
  ['Anna', 'Kowalska'],
  ['Wei', 'Chen'],
] as const

/** Whether the room stays smooth with more fields in it than anybody will ever ask for. */
export async function measureRoomScroll(baseUrl: string): Promise<void> {
  const table = createTable('Scrolling a room with 60 forms’ worth of fields', [
    'frames',
    'median',
    'longest',
    'frames over 50 ms',
  ])
  const member = await createMember()
  const input = { formIds: longForms, name: 'Long', people: fourResidents }
  const documentGroupId = await createDocumentGroup(member, input)
  const { embedUrl } = await member.api.call(packetCalls.createSigningLink, {
    body: {
      documentGroupId,
      email: member.email,
    },
  })
  const url = new URL(embedUrl, baseUrl).href

  await withBrowser(async (browser) => {
    for (const throttle of ['none', 'quarter of the CPU'] as const satisfies Throttle[]) {
      const { frames, forms, fields } = await withPage(
        browser,
        { device: 'phone', throttle },
        (page) => scroll(page, url),
      )
      const sorted = frames.toSorted((one, other) => one - other)
      const long = frames.filter((frame) => frame > 50).length
      table.row(
        `${forms} forms, ${fields} fields${throttle === 'none' ? '' : `, ${throttle}`}`,
        String(frames.length),
        milliseconds(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN),
        milliseconds(sorted.at(-1) ?? Number.NaN),
        `${((long / frames.length) * 100).toFixed(1)} %`,
      )
    }
  })
}

interface Scrolled {
  frames: number[]
  forms: number
  fields: number
}

/** Flicks through 15,000 pixels, as fast as a thumb does, and takes the time of each frame. */
async function scroll(page: Page, url: string): Promise<Scrolled> {
  const size = await enlarge(page)
  await page.goto(url)
  await page.locator('article h2').nth(50).waitFor({ state: 'attached', timeout: 120_000 })
  await page.getByText('Opening this form…').first().waitFor({ state: 'detached' })
  await page.evaluate(noteFrames)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 400,
    yDistance: -15_000,
    speed: 3000,
    gestureSourceType: 'mouse',
  })
  const { frames, scrolled } = await page.evaluate<{ frames: number[]; scrolled: number }>(
    '({ frames: window.noted, scrolled: window.scrollY })',
  )
  if (scrolled < 14_000) {
    throw new Error(`The room was scrolled by ${scrolled} pixels only.`)
  }
  return { frames: frames.slice(2), ...size }
}

const noteFrames = `{
  window.noted = []
  let last = performance.now()
  const note = (now) => {
    window.noted.push(now - last)
    last = now
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}`

interface AnsweredRoom {
  documents: { documentId: string }[]
  first?: AnsweredDocument
}

interface AnsweredDocument {
  documentId: string
  fields: { answerKey: string }[]
}

/** The room is given each document of the packet twice, under another name. */
async function enlarge(page: Page): Promise<{ forms: number; fields: number }> {
  const size = { forms: 0, fields: 0 }
  await page.route('**/api/signing-room', async (route) => {
    const answer = await route.fetch()
    const room: AnsweredRoom = await answer.json()
    const twins = room.documents.map((each) => ({
      ...each,
      documentId: `${each.documentId}${twin}`,
    }))
    const documents = [...room.documents, ...twins]
    size.forms = documents.length
    size.fields += room.first?.fields.length ?? 0
    await route.fulfill({ response: answer, json: { ...room, documents } })
  })
  await page.route('**/api/signing-room/documents/*/text', async (route) => {
    const url = route.request().url()
    const answer = await route.fetch({ url: url.replace(twin, '') })
    const document: AnsweredDocument = await answer.json()
    size.fields += document.fields.length
    const json = url.includes(twin) ? underAnotherName(document) : document
    await route.fulfill({ response: answer, json })
  })
  return size
}

const twin = '-twin'

function underAnotherName(document: AnsweredDocument): AnsweredDocument {
  const fields = document.fields.map((field) => ({
    ...field,
    answerKey: `${field.answerKey}${twin}`,
  }))

  return { ...document, documentId: `${document.documentId}${twin}`, fields }
}
