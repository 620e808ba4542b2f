import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from '@playwright/test'

export interface PageWeight {
  /** Bytes of script, gzipped, those of its frames included; each file counted once. */
  scriptBytes: number
  requests: number
}

/** What a browser with an empty cache loads to show this page and the frames in it. */
export async function pageWeight(
  url: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<PageWeight> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext()
    await prepare(context)
    const page = await context.newPage()
    const scripts = new Map<string, Promise<number>>()
    let requests = 0
    page.on('response', (response) => {
      requests += 1
      if (response.headers()['content-type']?.includes('javascript')) {
        scripts.set(
          response.url(),
          response.body().then((body) => gzipSync(body).length),
        )
      }
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const sizes = await Promise.all(scripts.values())
    return { scriptBytes: sizes.reduce((sum, size) => sum + size, 0), requests }
  } finally {
    await browser.close()
  }
}
