import type { Browser, Locator, Page } from '@playwright/test'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { roomApi } from '../e2e/support/api.ts'
import { createMember, signInAs } from '../e2e/support/member.ts'
import { createPacketAt, listNewLease } from '../e2e/support/packet.ts'
import { getRoomFrame, openLink } from '../e2e/support/room.ts'
import { adoptDrawnMarks } from './drawn-marks.ts'
import { applyThrottle, withBrowser, withPage } from './browser.ts'
import { countEffort } from './effort/count-effort.ts'
import { listSignedForms } from './packets.ts'
import { createTable, milliseconds } from './table.ts'

/** How soon the room answers in packets of several sizes: Continue, a letter that is typed, a place that is signed. */
export async function measureRoomInteractions(baseUrl: string): Promise<void> {
  const table = createTable('The room on a phone at a quarter of the CPU', [
    'from the consent to the forms',
    'a letter, slowest of ten',
    'a drawn signature in its place',
  ])
  const member = await createMember()
  const formIds = await listSignedForms(member)
  const newLease = await listNewLease(member)
  await withBrowser(async (browser) => {
    for (const chosen of [formIds.slice(0, 1), newLease, formIds.slice(0, 40)]) {
      const opened = await measureContinue(browser, baseUrl, chosen)
      const typed = await measureLetters(browser, baseUrl, chosen)
      const signed = await measureSignature(browser, baseUrl, chosen)
      table.row(
        chosen.length === 1 ? '1 form' : `${chosen.length} forms`,
        milliseconds(opened),
        milliseconds(typed),
        milliseconds(signed),
      )
    }
  })
}

async function measureContinue(
  browser: Browser,
  baseUrl: string,
  formIds: readonly string[],
): Promise<number> {
  const member = await createMember()
  const { residents } = await createPacketAt('sent', member, { formIds: [...formIds] })

  return withPage(browser, { device: 'phone' }, async (page) => {
    await openLink(page, `${baseUrl}/sign/${residents[0]?.code ?? ''}`)
    const room = getRoomFrame(page)
    await room.getByRole('checkbox', { name: /^I agree/ }).check()
    await waitUntilStill(page, 'Continue')
    return timeTap(room.getByRole('button', { name: 'Continue' }), 'article')
  })
}

async function measureLetters(
  browser: Browser,
  baseUrl: string,
  formIds: readonly string[],
): Promise<number> {
  const member = await createMember()
  const { groupId } = await createPacketAt('created', member, { formIds: [...formIds] })

  return withPage(browser, { device: 'phone' }, async (page) => {
    await signInAs(page.context(), member)
    const effort = await countEffort(page)
    await page.goto(`${baseUrl}/legal-forms/start?documentGroupId=${groupId}`)
    await waitUntilStill(page)
    const text = getRoomFrame(page).locator('input:not([type=radio], [type=checkbox]):visible')
    await text.first().focus()
    effort.slowestInteraction = 0
    await page.keyboard.type('Springtime', { delay: 100 })
    return effort.slowestInteraction
  })
}

async function measureSignature(
  browser: Browser,
  baseUrl: string,
  formIds: readonly string[],
): Promise<number> {
  const member = await createMember()
  const { residents } = await createPacketAt('sent', member, { formIds: [...formIds] })
  const code = residents[0]?.code ?? ''
  const link = await member.api.call(inviteCalls.getEmbeddedLink, { params: { code } })
  await adoptDrawnMarks(roomApi(link.embedUrl))

  return withPage(browser, { device: 'phone' }, async (page) => {
    await openLink(page, `${baseUrl}/sign/${code}`)
    await waitUntilStill(page)
    return timeTap(
      getRoomFrame(page)
        .getByRole('button', { name: /^Sign here/ })
        .first(),
    )
  })
}

async function waitUntilStill(page: Page, button = 'Next'): Promise<void> {
  await getRoomFrame(page).getByRole('button', { name: button, exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await applyThrottle(await page.context().newCDPSession(page), 'quarter of the CPU')
}

/** Until the frame after the one that shows what is waited for, without it the signature in place of the button. */
function timeTap(place: Locator, awaited?: string): Promise<number> {
  return place.evaluate(
    (button, selector) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const note = () => resolve(performance.now() - start)
        const look = () => {
          const isSigned = !button.isConnected || !button.textContent.startsWith('Sign here')
          if (selector ? document.querySelector(selector) : isSigned) {
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(note))
          }
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
      }),
    awaited,
  )
}
