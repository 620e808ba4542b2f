import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** `npm run gallery`: every screen in each state. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'take-gallery.ts',
  globalSetup: '../server/global-setup.ts',
  workers: 2,
  reporter: 'list',
})
