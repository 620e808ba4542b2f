// `npm run bench`: what the README's figures come from.
import { ensureInstalled, ensureWebBuilt, run24 } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
process.exitCode = await run24(['bench/main.ts', ...process.argv.slice(2)])
