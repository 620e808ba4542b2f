import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** The README's pictures, taken from the running product: `npm run pictures`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'take-pictures.ts',
  globalSetup: '../server/global-setup.ts',
  reporter: 'list',
})
