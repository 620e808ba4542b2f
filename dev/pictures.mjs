// `npm run pictures`: takes the screenshots of the README.
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { ensureInstalled, ensureWebBuilt, root, run24 } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
const { executable } = await findBrowser()
process.exitCode = await run24(
  [
    path.join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    '-c',
    'e2e/pictures/pictures.config.ts',
  ],
  { env: { CHROMIUM_PATH: executable } },
)
