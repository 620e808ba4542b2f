// `npm run payments -- list | refund <receipt>`: payments, and refunds by hand.
import { ensureInstalled, runWithSettings } from './setup.mjs'

ensureInstalled()
process.exitCode = await runWithSettings([
  'apps/server/src/bin/payments.ts',
  ...process.argv.slice(2),
])
