// `npm run files -- move --from folder --to s3`: moves stored files between the folder and the bucket.
import { ensureCommandsInstalled, runWithSettings } from './setup.mjs'

ensureCommandsInstalled()
process.exitCode = await runWithSettings(['apps/server/src/bin/files.ts', ...process.argv.slice(2)])
