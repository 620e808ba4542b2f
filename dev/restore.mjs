// `npm run restore -- DIR`: restores a backup into an empty data folder or database.
import path from 'node:path'
import { ensureCommandsInstalled, runWithSettings } from './setup.mjs'

ensureCommandsInstalled()
// Relative to the folder where the command was typed; DATA_DIR is relative to the project's.
const from = process.env.INIT_CWD ?? process.cwd()
const args = process.argv
  .slice(2)
  .map((arg) => (arg.startsWith('-') ? arg : path.resolve(from, arg)))
process.exitCode = await runWithSettings(['apps/server/src/bin/restore.ts', ...args])
