// `npm run soak -- <minutes>`: attacks an installation of its own, on this machine, with fuzzed requests,
// races, kills, broken files and mixed-up authorization; then a browser opens every link of every email.
// `--seed N` chooses the attacks, `--from R` the first round, `--resume` goes on where the last run ended,
// `--only fuzz,race,links` leaves the others out.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { runPlaywright } from './playwright.mjs'
import { ensureInstalled, ensureWebBuilt, fail, root, run24 } from './setup.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    from: { type: 'string' },
    only: { type: 'string' },
    resume: { type: 'boolean', default: false },
  },
})
const minutes = Number(positionals[0] ?? 2)
if (!(minutes > 0)) {
  fail('Usage: npm run soak -- <minutes> [--seed N] [--from ROUND] [--resume] [--only fuzz,race,…]')
}
const { seed, next } = values.resume ? readProgress() : { seed: undefined, next: undefined }
ensureInstalled()
const only = values.only?.split(',')
const isChosen = (name) => !only || only.includes(name)
process.exitCode =
  (isChosen('links') && only?.length === 1 ? 0 : await attack()) ||
  (isChosen('links') ? await openLinks() : 0)

function attack() {
  return run24([path.join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project=soak'], {
    env: {
      SOAK_MINUTES: String(minutes),
      SOAK_SEED: values.seed ?? seed ?? String(Date.now() % 1e9),
      SOAK_FROM: values.from ?? next ?? '0',
      ...(only ? { SOAK_ONLY: only.filter((name) => name !== 'links').join() } : {}),
    },
  })
}

/** As mail scanners do: nothing in the database changes. */
async function openLinks() {
  ensureWebBuilt()
  const { executable } = await findBrowser()

  return runPlaywright('e2e', executable, { args: ['mail-links', '--reporter', 'list'] })
}

function readProgress() {
  try {
    const saved = JSON.parse(readFileSync(path.join(root, '.cache', 'soak.json'), 'utf8'))
    return { seed: String(saved.seed), next: String(saved.next) }
  } catch {
    return fail('There is no run to resume.')
  }
}
