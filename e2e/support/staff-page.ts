import type { Browser, Page } from '@playwright/test'
import { createStaff } from './association.ts'
import { baseUrl } from './environment.ts'
import { signInAs, type Member } from './member.ts'

/** A page on which somebody of the association's staff is logged in. */
export async function staffPage(browser: Browser, staff?: Member): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl() })
  await signInAs(context, staff ?? (await createStaff()))
  return context.newPage()
}
