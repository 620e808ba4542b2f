// `npm run payments -- list | refund <receipt>`: payments, and refunds by hand.
import { ensureCommandsInstalled, runWithSettings } from './setup.mjs'

ensureCommandsInstalled()
process.exitCode = await runWithSettings([
  'apps/server/src/bin/payments.ts',
  ...process.argv.slice(2),
])
