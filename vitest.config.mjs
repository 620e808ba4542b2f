import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { installedBrowser } from './dev/browser.mjs'

const executablePath = process.env.CHROMIUM_PATH ?? installedBrowser()?.executable

/**
 * `unit` needs nothing; `components` renders React components in Chromium; `database` runs on a real
 * PostgreSQL that is started once for the run.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{answers,contract,esign,form-library}/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        // Found before the first test starts: a dependency found later would reload the page.
        optimizeDeps: {
          entries: [
            'apps/web/src/**/*.test.tsx',
            'apps/web/src/test/{render,setup-components}.{ts,tsx}',
          ],
          include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', '@testing-library/react'],
        },
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          setupFiles: ['apps/web/src/test/setup-components.ts'],
          testTimeout: 15_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath, args: ['--disable-gpu'] },
              contextOptions: { locale: 'en-US', timezoneId: 'America/Chicago' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'database',
          include: ['packages/database/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
