import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { pressOpen } from './room.ts'

export interface Visit {
  url: string
  /** Of a resident's link: its documents are opened, as soon as the page offers it. */
  opens?: boolean
  /** The element that a reader waits for, in any frame. */
  selector: string
}

export interface PageWeight {
  /** Bytes of script, gzipped. */
  scripts: number
  /** Bytes of script as the server sends them to this browser. */
  sent: number
  /** Without the icon, which some browsers leave for later. */
  requests: number
}

/** What a new page and its frames load until `selector` is painted and the network is idle. */
export async function weighPage(page: Page, visit: Visit): Promise<PageWeight> {
  const requests = new Set<string>()
  const scripts = new Map<string, Promise<{ gzipped: number; sent: number }>>()
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg')) {
      requests.add(request.url())
    }
  })
  page.on('response', (response) => {
    const known = scripts.has(response.url())
    if (!known && response.headers()['content-type']?.includes('javascript')) {
      scripts.set(response.url(), weighScript(response))
    }
  })
  const painted = await watchPaint(page, visit.selector)
  await page.goto(visit.url)
  if (visit.opens) {
    await pressOpen(page)
  }
  await painted.at
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.values())

  return {
    scripts: sizes.reduce((total, { gzipped }) => total + gzipped, 0),
    sent: sizes.reduce((total, { sent }) => total + sent, 0),
    requests: requests.size,
  }
}

async function weighScript(response: Response): Promise<{ gzipped: number; sent: number }> {
  const [body, sizes] = await Promise.all([response.body(), response.request().sizes()])

  return { gzipped: gzipSync(body).length, sent: sizes.responseBodySize }
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`
}

/** The time at which the first element of the selector is painted: two frames after it exists. */
export async function watchPaint(page: Page, selector: string): Promise<{ at: Promise<number> }> {
  const painted = Promise.withResolvers<number>()
  await page.exposeFunction('notePainted', (at: number) => painted.resolve(at))
  await page.addInitScript({
    content: `{
      const now = () => performance.timeOrigin + performance.now()
      const look = () => {
        const found = document.querySelector(${JSON.stringify(selector)})
        if (found) {
          requestAnimationFrame(() => requestAnimationFrame(() => window.notePainted(now())))
        }
        return found !== null
      }
      if (!look()) {
        const observer = new MutationObserver(() => look() && observer.disconnect())
        observer.observe(document, { childList: true, subtree: true })
      }
    }`,
  })
  return { at: painted.promise }
}
