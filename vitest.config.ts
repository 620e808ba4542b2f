import { defineConfig } from 'vitest/config'

/** `unit` needs nothing; `database` runs on a real PostgreSQL that is started once for the run. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{answers,contract,esign,form-library}/src/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
          ],
          testTimeout: 60_000,
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
