import type { Browser, Page } from '@playwright/test'
import { createMember, signInAs, type Member } from '../e2e/support/member.ts'
import { chooseUnitAndResident } from '../e2e/support/start-packet.ts'
import { applyThrottle, withPage } from './browser.ts'
import { countEffort } from './effort/count-effort.ts'
import { createTable, milliseconds } from './table.ts'

type Act = (page: Page, run: number) => Promise<void>

/** How long choosing forms takes to answer a click. */
export async function measureInteractions(browser: Browser, baseUrl: string): Promise<void> {
  const table = createTable('Answers to a click at a quarter of the CPU', ['slowest of three'])
  const member = await createMember()
  const tick: Act = (page, run) =>
    page
      .getByRole('checkbox', { name: /Addendum/ })
      .nth(run)
      .check()
  const openBundle: Act = async (page) => {
    await page
      .getByRole('button', { name: /^New lease/ })
      .first()
      .click()
    await page.keyboard.press('Escape')
  }

  table.row('tick a form', await findSlowest(browser, { baseUrl, member, act: tick }))
  table.row('open a bundle', await findSlowest(browser, { baseUrl, member, act: openBundle }))
}

interface Interaction {
  baseUrl: string
  member: Member
  act: Act
}

function findSlowest(browser: Browser, { baseUrl, member, act }: Interaction): Promise<string> {
  return withPage(browser, { device: 'desktop' }, async (page) => {
    await signInAs(page.context(), member)
    const effort = await countEffort(page)
    await chooseUnitAndResident(page, baseUrl)
    await page.waitForLoadState('networkidle')
    await applyThrottle(await page.context().newCDPSession(page), 'quarter of the CPU')
    effort.slowestInteraction = 0
    for (let run = 0; run < 3; run += 1) {
      await act(page, run)
      await page.waitForTimeout(1000)
    }
    return milliseconds(effort.slowestInteraction)
  })
}
