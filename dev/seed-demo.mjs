// `npm run seed:demo`: one packet in every status, for the demo owner.
import { ensureInstalled, run24 } from './setup.mjs'

ensureInstalled()
process.exitCode = await run24(['apps/server/src/bin/seed-demo.ts'])
