// `npm run events -- verify`: checks the hash chains of the recorded events.
import { ensureInstalled, run24 } from './setup.mjs'

ensureInstalled()
process.exitCode = await run24(['apps/server/src/bin/events.ts', ...process.argv.slice(2)])
