// `npm run seed:demo`: one packet in every status, for the demo owner.
import { ensureInstalled, runWithSettings } from './setup.mjs'

ensureInstalled()
process.exitCode = await runWithSettings(['apps/server/src/bin/seed-demo.ts'])
