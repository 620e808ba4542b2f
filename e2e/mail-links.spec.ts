import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser } from '@playwright/test'
import { expect, test } from './support/test.ts'

const root = path.resolve(import.meta.dirname, '..')
const program = 'apps/server/src/testing/every-mail-server.ts'

test('a browser that opens each link of each mail, without a click, changes nothing', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const read = async (): Promise<unknown> => JSON.parse((await lines.next()).value ?? 'null')
  try {
    const started = await read()
    expect(started).toEqual({ address: expect.any(String), links: expect.any(Array) })
    const { address, links }: Started = Object(started)
    expect(links.length).toBeGreaterThan(25)

    const shares = Array.from({ length: 4 }, (_, share) =>
      links.filter((_link, index) => index % 4 === share),
    )
    const sent = await Promise.all(shares.map((some) => openAll(browser, address, some)))

    expect(sent.flat()).toEqual([])
    child.stdin.write('\n')
    expect(await read()).toEqual({ changed: [] })
  } finally {
    child.stdin.end()
    await ended
  }
})

interface Started {
  address: string
  links: string[]
}

/**
 * As a mail scanner does that runs the scripts of a page and keeps nothing of it. The browser asks for
 * Spanish, which nobody chose. Returns what was not only read.
 */
async function openAll(browser: Browser, address: string, links: string[]): Promise<string[]> {
  const sent: string[] = []
  let opened = ''
  const context = await browser.newContext({ locale: 'es-MX' })
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const page = await context.newPage()
  page.on('request', (request) => {
    if (request.method() !== 'GET') {
      sent.push(`${request.method()} ${new URL(request.url()).pathname} on ${opened}`)
    }
  })
  for (const link of links) {
    opened = link
    await fetch(address + link, { method: 'HEAD' })
    await page.goto(address + link)
    await expect(page.getByRole('heading', { level: 1 }).first(), link).toBeVisible()
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
  }
  await context.close()

  return sent
}
