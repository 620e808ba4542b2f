import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { type Visit, watchPainted } from './time-to-readable.ts'

export interface PageWeight {
  /** Bytes of script, gzipped. */
  scripts: number
  requests: number
}

/**
 * What a page and the frames in it load until what a reader waits for is there and the network is
 * quiet; the page must be a fresh one.
 */
export async function weighPage(page: Page, { url, selector }: Visit): Promise<PageWeight> {
  const requests = new Set<string>()
  const scripts = new Map<string, Promise<number>>()
  page.on('request', (request) => void requests.add(request.url()))
  page.on('response', (response) => {
    const known = scripts.has(response.url())
    if (!known && response.headers()['content-type']?.includes('javascript')) {
      const packed = response.body().then((body) => gzipSync(body).length)
      scripts.set(response.url(), packed)
    }
  })
  const painted = await watchPainted(page, selector)
  await page.goto(url)
  await painted.at
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.values())

  return { scripts: sizes.reduce((total, size) => total + size, 0), requests: requests.size }
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`
}
