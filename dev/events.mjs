// `npm run events -- verify`: checks the hash chains of the recorded events.
import { ensureInstalled, runWithSettings } from './setup.mjs'

ensureInstalled()
process.exitCode = await runWithSettings([
  'apps/server/src/bin/events.ts',
  ...process.argv.slice(2),
])
