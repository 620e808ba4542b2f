// `npm run gallery [-- WORDS]`: makes a page of every screen in each state, at four widths, in both
// languages; with words, only the views whose name has them are taken again.
import { findBrowser } from './browser.mjs'
import { runPlaywright } from './playwright.mjs'
import { ensureInstalled, ensureWebBuilt, run24 } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
const { executable } = await findBrowser()
const words = process.argv.slice(2).join(' ')
const taken = await runPlaywright('e2e/gallery/gallery.config.ts', executable, {
  args: words ? ['--grep', words] : [],
})
const written = await run24(['e2e/gallery/write-gallery.ts'])
process.exitCode = taken || written
