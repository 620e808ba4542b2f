import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { roomCalls } from '@countersign/contract/calls/signing-room'
import type { Page } from '@playwright/test'
import { roomApi } from './support/api.ts'
import { baseUrl } from './support/environment.ts'
import type { Member } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'
import { weighPage } from './support/page-weight.ts'
import { expect, test } from './support/test.ts'

/** What a page may load with an empty cache, with some room: a library that comes along shows, a sentence does not. */
const limits = {
  consent: { kilobytes: 129, requests: 16 },
  firstForm: { kilobytes: 129, requests: 16 },
  login: { kilobytes: 145, requests: 14 },
  dashboard: { kilobytes: 165, requests: 25 },
  firstStep: { kilobytes: 205, requests: 35 },
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a resident’s page and signing room load little', async ({ member, page, browser }) => {
    const { residents } = await createPacketAt('sent', member)
    const [maria, jose] = residents.map(({ code }) => code)

    await expectWeight(page, limits.consent, {
      path: `/sign/${maria}`,
      opens: true,
      selector: 'form input[type="checkbox"]',
    })

    await agree(member, jose ?? '')
    const context = await browser.newContext()
    await expectWeight(await context.newPage(), limits.firstForm, {
      path: `/sign/${jose}`,
      opens: true,
      selector: 'article h2',
    })
    await context.close()
  })
})

test('the login page loads little', async ({ page }) => {
  await expectWeight(page, limits.login, { path: '/login' })
})

test('the dashboard loads little', async ({ memberPage }) => {
  await expectWeight(memberPage, limits.dashboard, { path: '/legal-forms' })
})

test('the first step to a packet loads little', async ({ memberPage }) => {
  await expectWeight(memberPage, limits.firstStep, { path: '/legal-forms/select-property' })
})

async function expectWeight(
  page: Page,
  limit: { kilobytes: number; requests: number },
  { path, selector = 'h1', opens = false }: { path: string; selector?: string; opens?: boolean },
): Promise<void> {
  const url = new URL(path, baseUrl()).href
  const { scripts, requests } = await weighPage(page, { url, selector, opens })
  expect(scripts / 1000, `kilobytes of script of ${path}`).toBeLessThanOrEqual(limit.kilobytes)
  expect(requests, `requests of ${path}`).toBeLessThanOrEqual(limit.requests)
}

async function agree(member: Member, code: string): Promise<void> {
  const { embedUrl } = await member.api.call(inviteCalls.getEmbeddedLink, { params: { code } })
  const room = roomApi(embedUrl)
  const { consent } = await room.call(roomCalls.getRoom)
  await room.call(roomCalls.postRoomConsent, {
    body: { version: consent.version, language: 'en-US' },
  })
}
