// `npm run forms -- review FOLDER`: the texts of all forms and states, for a lawyer.
import path from 'node:path'
import { ensureInstalled, run24 } from './setup.mjs'

ensureInstalled()
const folders = process.argv.slice(2).map((arg) => (/[/.\\]/.test(arg) ? path.resolve(arg) : arg))
process.exitCode = await run24(['packages/form-library/src/review/main.ts', ...folders])
