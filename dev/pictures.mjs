// `npm run pictures`: takes the screenshots of the README.
import { findBrowser } from './browser.mjs'
import { runPlaywright } from './playwright.mjs'
import { ensureInstalled, ensureWebBuilt } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
const { executable } = await findBrowser()
process.exitCode = await runPlaywright('e2e/pictures/pictures.config.ts', executable)
