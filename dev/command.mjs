// `npm run backup -- DIR` and the other commands: which program runs, and which of its arguments are paths.
import path from 'node:path'
import { resolvePaths } from './resolve-paths.mjs'
import { ensureCommandsInstalled, ensureInstalled, root, runWithSettings } from './setup.mjs'

const server = 'apps/server/src/bin'
const commands = {
  backup: { program: `${server}/backup.ts`, args: resolvePaths },
  restore: { program: `${server}/restore.ts`, args: resolvePaths },
  keys: { program: `${server}/keys.ts`, args: resolveAfterVerb },
  events: { program: `${server}/events.ts` },
  files: { program: `${server}/files.ts` },
  mails: { program: `${server}/mails.ts` },
  payments: { program: `${server}/payments.ts` },
  'personal-data': {
    program: `${server}/personal-data.ts`,
    args: (typed) => (typed[0] === 'erase-again' ? resolveAfterVerb(typed) : typed),
  },
  // Its settings name paths, too.
  verify: { program: `${server}/verify.ts`, cwd: process.env.INIT_CWD ?? process.cwd() },
  'seed:demo': { program: `${server}/seed-demo.ts`, forDevelopers: true },
  settings: { program: `${server}/settings.ts`, forDevelopers: true },
  forms: {
    program: 'packages/form-library/src/review/main.ts',
    args: resolveAfterVerb,
    forDevelopers: true,
  },
}

const [name, ...typed] = process.argv.slice(2)
const { program, args = (same) => same, cwd = root, forDevelopers = false } = commands[name]
if (forDevelopers) {
  ensureInstalled()
} else {
  ensureCommandsInstalled()
}
process.exitCode = await runWithSettings([path.join(root, program), ...args(typed)], { cwd })

function resolveAfterVerb([verb, ...rest]) {
  return verb ? [verb, ...resolvePaths(rest)] : []
}
