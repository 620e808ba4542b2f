// `npm start`: sets up what is missing and serves the product.
import { ensureInstalled, ensureWebBuilt, run24 } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
process.exitCode = await run24(['apps/server/src/main.ts'])
