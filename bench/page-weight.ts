import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { type Visit, watchPaint } from './time-to-readable.ts'

export interface PageWeight {
  /** Bytes of script, gzipped. */
  scripts: number
  requests: number
}

/** What a new page and its frames load until `selector` is painted and the network is idle. */
export async function weighPage(page: Page, { url, selector }: Visit): Promise<PageWeight> {
  const requests = new Set<string>()
  const scripts = new Map<string, Promise<number>>()
  page.on('request', (request) => void requests.add(request.url()))
  page.on('response', (response) => {
    const known = scripts.has(response.url())
    if (!known && response.headers()['content-type']?.includes('javascript')) {
      const compressed = response.body().then((body) => gzipSync(body).length)
      scripts.set(response.url(), compressed)
    }
  })
  const painted = await watchPaint(page, selector)
  await page.goto(url)
  await painted.at
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.values())

  return { scripts: sizes.reduce((total, size) => total + size, 0), requests: requests.size }
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`
}
