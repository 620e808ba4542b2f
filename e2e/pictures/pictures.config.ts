import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** `npm run pictures`: takes the screenshots of the README and of the help pages. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'take-pictures.ts',
  globalSetup: '../server/global-setup.ts',
  reporter: 'list',
})
