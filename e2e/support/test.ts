import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, type BrowserContext, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { baseUrl } from './environment.ts'
import { expect } from './expect.ts'
import { type Member, createMember, signInAs } from './member.ts'

declare global {
  interface Window {
    /** In each frame that was checked. */
    axe: typeof axe
  }
}

interface Fixtures {
  /** The view of forms that is stored on the device. */
  view: 'reading' | 'page' | 'unset'
  /** A member with a property of two units; `memberPage` is logged in as them. */
  member: Member
  memberPage: Page
}

/** Every test has its own people and packets, so tests run in any order and in parallel. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => {
    await use(baseUrl())
  },
  view: ['reading', { option: true }],
  context: async ({ context, view }, use) => {
    await storeView(context, view)
    await use(context)
  },
  member: async ({ browserName: _ }, use) => {
    await use(await createMember())
  },
  memberPage: async ({ browser, member, view }, use) => {
    const context = await browser.newContext({ baseURL: baseUrl() })
    await storeView(context, view)
    await signInAs(context, member)
    await use(await context.newPage())
    await context.close()
  },
})

/** A choice made in the test takes precedence. */
async function storeView(context: BrowserContext, view: Fixtures['view']): Promise<void> {
  if (view === 'unset') {
    return
  }
  await context.addInitScript({
    content: `if (!localStorage.getItem('countersign.view')) {
      localStorage.setItem('countersign.view', '${view}')
    }`,
  })
}

/**
 * Violations of WCAG 2.2 AA and best practices on this page and in its frames. `@axe-core/playwright`
 * brings axe into every frame anew each time; all of them then reply, and each check takes longer than
 * the one before.
 */
export async function findViolations(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) {
      await frame.evaluate(axeSource)
    }
  }
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    )
  })
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export { expect }
