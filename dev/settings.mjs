// `npm run settings -- write | check`: docs/settings.md and .env.example, from the declared settings.
import { ensureInstalled, run24 } from './setup.mjs'

ensureInstalled()
process.exitCode = await run24(['apps/server/src/bin/settings.ts', ...process.argv.slice(2)])
