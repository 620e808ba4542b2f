// `npm run pictures`: takes the screenshots of the README and of the help pages.
import { findBrowser } from './browser.mjs'
import { runPlaywright } from './playwright.mjs'
import { ensureInstalled, ensureWebBuilt } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
const { executable } = await findBrowser()
process.exitCode = await runPlaywright('e2e/pictures/pictures.config.ts', executable)
