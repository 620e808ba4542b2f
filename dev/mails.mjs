// `npm run mails -- list-failed | send-again | list-suppressed | allow`: emails that did not arrive.
import { ensureCommandsInstalled, runWithSettings } from './setup.mjs'

ensureCommandsInstalled()
process.exitCode = await runWithSettings(['apps/server/src/bin/mails.ts', ...process.argv.slice(2)])
