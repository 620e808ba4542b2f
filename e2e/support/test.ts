import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { baseUrl } from './environment.ts'
import { type Member, newMember, signInAs } from './member.ts'

interface Fixtures {
  /** How this device was told to show the forms; most journeys read. */
  view: 'reading' | 'page' | 'not told'
  /** A member of their own with a property of two units; `page` is theirs, signed in. */
  member: Member
  memberPage: Page
}

/** Every test has people and packets of its own, so that tests run in any order and side by side. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => {
    await use(baseUrl())
  },
  view: ['reading', { option: true }],
  context: async ({ context, view }, use) => {
    await rememberView(context, view)
    await use(context)
  },
  member: async ({ browserName: _ }, use) => {
    await use(await newMember())
  },
  memberPage: async ({ browser, member, view }, use) => {
    const context = await browser.newContext({ baseURL: baseUrl() })
    await rememberView(context, view)
    await signInAs(context, member)
    await use(await context.newPage())
    await context.close()
  },
})

/** As if this was chosen on the device before; a choice made in the test stands. */
async function rememberView(context: BrowserContext, view: Fixtures['view']): Promise<void> {
  if (view === 'not told') {
    return
  }
  await context.addInitScript({
    content: `if (!localStorage.getItem('countersign.view')) {
      localStorage.setItem('countersign.view', '${view}')
    }`,
  })
}

/** What axe finds on this page and in its frames, in WCAG 2.2 AA and best practice. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
}

export { expect }
