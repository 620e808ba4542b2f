// `npm run bench`: measures the figures of docs/figures.md.
import { findBrowser } from './browser.mjs'
import { ensureInstalled, ensureServerBuilt, ensureWebBuilt, run24 } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
ensureServerBuilt()
const { executable } = await findBrowser()
process.exitCode = await run24(['bench/main.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: executable },
})
