// `npm run seed:demo`: one packet in every status, for the demo owner.
import { ensureInstalled, fail, runWithSettings } from './setup.mjs'

if (process.argv.length > 2) {
  fail('npm run seed:demo')
}
ensureInstalled()
process.exitCode = await runWithSettings(['apps/server/src/bin/seed-demo.ts'])
