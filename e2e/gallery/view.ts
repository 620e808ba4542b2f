import type { Browser, Locator, Page } from '@playwright/test'
import { baseUrl } from '../support/environment.ts'
import { signInAs, type Member } from '../support/member.ts'

/** One screen in one state. */
export interface View {
  /** A path of the sitemap. */
  screen: string
  state: string
  /** Shown in Spanish too: what a resident sees. */
  inSpanish: boolean
  /** Leads `page` to the state; what it resolves to is scrolled into view at each width. */
  show: (page: Page, member: Member) => Promise<Locator> | Promise<void>
}

/** Views of a screen for members, who read English. */
export function memberViews(screen: string, states: Record<string, View['show']>): View[] {
  return Object.entries(states).map(([state, show]) => ({ screen, state, show, inSpanish: false }))
}

/** Views of a screen for residents. */
export function residentViews(screen: string, states: Record<string, View['show']>): View[] {
  return Object.entries(states).map(([state, show]) => ({ screen, state, show, inSpanish: true }))
}

/** Requests that match are never answered: what a person sees while waiting. */
export async function neverAnswer(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, () => {})
}

/** Requests that match fail: what a person sees without a connection. */
export async function fail(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, (route) => route.abort())
}

/** Does in a browser of the owner what a resident's view needs. */
export async function withOwnerPage(
  page: Page,
  member: Member,
  act: (owner: Page) => Promise<void>,
): Promise<void> {
  const context = await browserOf(page).newContext({ baseURL: baseUrl() })
  await signInAs(context, member)
  await act(await context.newPage())
  await context.close()
}

export function browserOf(page: Page): Browser {
  const browser = page.context().browser()
  if (!browser) {
    throw new Error('The page belongs to no browser.')
  }
  return browser
}
