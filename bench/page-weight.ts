import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from '@playwright/test'

export interface PageWeight {
  /** Bytes of script, gzipped, asked for before the page (or the frame in it) was drawn. */
  firstBytes: number
  /** The same of everything that was loaded until the network was quiet. */
  allBytes: number
  requests: number
}

interface Script {
  url: string
  askedAt: number
  bytes: Promise<number>
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
    const drawn = await noteWhenDrawn(page)
    const { scripts, requests } = watchScripts(page)
    await page.goto(url, { waitUntil: 'networkidle' })

    const before = scripts.filter(({ askedAt }) => askedAt <= drawn.at)
    return {
      firstBytes: await sum(before),
      allBytes: await sum(scripts),
      requests: requests.size,
    }
  } finally {
    await browser.close()
  }
}

/** A signing room says when it is drawn; any other page counts as drawn when it is quiet. */
async function noteWhenDrawn(page: Page): Promise<{ at: number }> {
  const drawn = { at: Number.POSITIVE_INFINITY }
  await page.exposeFunction('noteDrawn', () => {
    drawn.at = Math.min(drawn.at, Date.now())
  })
  await page.addInitScript({
    content: `window.addEventListener('message', ({ data }) => {
      if (data && data.action === 'ready') window.noteDrawn()
    })`,
  })
  return drawn
}

function watchScripts(page: Page): { scripts: Script[]; requests: Set<string> } {
  const scripts: Script[] = []
  const requests = new Set<string>()
  const askedAt = new Map<string, number>()
  page.on('request', (request) => {
    requests.add(request.url())
    askedAt.set(request.url(), askedAt.get(request.url()) ?? Date.now())
  })
  page.on('response', (response) => {
    const known = scripts.some((script) => script.url === response.url())
    if (!known && response.headers()['content-type']?.includes('javascript')) {
      scripts.push({
        url: response.url(),
        askedAt: askedAt.get(response.url()) ?? Date.now(),
        bytes: response.body().then((body) => gzipSync(body).length),
      })
    }
  })
  return { scripts, requests }
}

async function sum(scripts: Script[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(({ bytes }) => bytes))
  return sizes.reduce((total, size) => total + size, 0)
}
