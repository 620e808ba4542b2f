import { defineConfig } from '@playwright/test'

/** One server with an empty data folder for the whole run; every test creates its own people and packets. */
export default defineConfig({
  testDir: '.',
  globalSetup: './server/global-setup.ts',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes on a later try in CI is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A trace of every run would cost a fifth of the time; `npm test -- e2e … --trace on` makes one.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        `--disable-features=${disabledFeatures().join(',')}`,
      ],
    },
  },
})

/**
 * Chromium draws what its address bar suggests as web pages, in each new window: a seventh of the time
 * of all journeys. Of several such switches the last one counts, so Playwright's own features are named
 * again (`chromiumSwitches.ts` of 1.65).
 */
function disabledFeatures(): string[] {
  const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
  const disabledByPlaywright = [
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ]

  return [...suggestions, ...disabledByPlaywright]
}
