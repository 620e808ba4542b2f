import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createRandom } from './random.ts'
import { openSite, setClock, type Site } from './site.ts'
import type { Sweep } from './sweep.ts'
import { authorization } from './sweeps/authorization.ts'
import { files } from './sweeps/files.ts'
import { fuzz } from './sweeps/fuzz.ts'
import { kill } from './sweeps/kill.ts'
import { largest } from './sweeps/largest.ts'
import { pools } from './sweeps/pools.ts'
import { outages } from './sweeps/outages.ts'
import { race } from './sweeps/race.ts'
import { repair } from './sweeps/repair.ts'
import { strangers } from './sweeps/strangers.ts'

/** `npm run soak`: attacks an installation of its own for some minutes. */

const sweeps: Record<string, Sweep> = {
  fuzz,
  race,
  files,
  authorization,
  kill,
  pools,
  largest,
  repair,
  strangers,
  outages,
}
const { SOAK_MINUTES, SOAK_SEED, SOAK_FROM, SOAK_ONLY } = z
  .object({
    SOAK_MINUTES: z.coerce.number().positive().default(2),
    SOAK_SEED: z.coerce
      .number()
      .int()
      .default(() => Date.now() % 1e9),
    /** The number of the first round. */
    SOAK_FROM: z.coerce.number().int().default(0),
    SOAK_ONLY: z.string().optional(),
  })
  .parse(process.env)
const chosen = Object.entries(sweeps).filter(
  ([name]) => !SOAK_ONLY || SOAK_ONLY.split(',').includes(name),
)
const progress = path.resolve(import.meta.dirname, '../../../../../.cache/soak.json')

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

test(
  `what an attacker, a race, a crash or a broken file can do, for ${SOAK_MINUTES} minutes from seed ${SOAK_SEED}`,
  { timeout: (SOAK_MINUTES + 10) * 60_000, retry: 0 },
  async () => {
    const until = performance.now() + SOAK_MINUTES * 60_000
    let round = SOAK_FROM
    for (; performance.now() < until; round += 1) {
      await runRound(round)
      saveProgress(round + 1)
    }

    expect(round).toBeGreaterThan(SOAK_FROM)
    process.stdout.write(`${round - SOAK_FROM} rounds from seed ${SOAK_SEED}: nothing broke.\n`)
  },
)

/** A round depends on seed and number alone, so that it can be repeated without those before it. */
async function runRound(round: number): Promise<void> {
  const [name, sweep] = chosen[round % chosen.length] ?? ['fuzz', fuzz]
  const steps: string[] = []
  setClock(site.test)
  try {
    await sweep(site, {
      random: createRandom(Math.imul(SOAK_SEED + 1, 0x9e3779b1) ^ Math.imul(round + 1, 0x85ebca6b)),
      note: (step) => void steps.push(step),
    })
    site.expectAlive()
  } catch (error) {
    const only = SOAK_ONLY ? ` --only ${SOAK_ONLY}` : ''
    throw new Error(
      [
        `Round ${round} (${name}) failed. Repeat it with:`,
        `  npm run soak -- 1 --seed ${SOAK_SEED} --from ${round}${only}`,
        'Its last steps:',
        ...steps.slice(-5).map((step) => `  ${step}`),
        error instanceof Error ? error.message : String(error),
      ].join('\n'),
      { cause: error },
    )
  }
}

function saveProgress(next: number): void {
  mkdirSync(path.dirname(progress), { recursive: true })
  writeFileSync(progress, JSON.stringify({ seed: SOAK_SEED, next }))
}
