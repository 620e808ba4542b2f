import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'

/** Runs `work` with a browser that is closed afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Simulated: a slower processor, or the mobile network of Lighthouse. */
export type Throttle = 'none' | 'quarter of the CPU' | 'slow 4G' | 'both'

export interface DeviceOptions {
  device: 'small phone' | 'phone' | 'tablet' | 'desktop'
  throttle?: Throttle
}

/** Runs `work` on a new page with an empty cache. */
export async function withPage<T>(
  browser: Browser,
  { device, throttle = 'none' }: DeviceOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(devices[device])
  try {
    const page = await context.newPage()
    await applyThrottle(await context.newCDPSession(page), throttle)
    return await work(page)
  } finally {
    await context.close()
  }
}

const devices = {
  'small phone': { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<DeviceOptions['device'], BrowserContextOptions>

/** Lasts as long as the session. */
export async function applyThrottle(session: CDPSession, throttle: Throttle): Promise<void> {
  if (throttle === 'quarter of the CPU' || throttle === 'both') {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  if (throttle === 'slow 4G' || throttle === 'both') {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1638.4 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    })
  }
}
