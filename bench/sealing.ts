import type { Template } from '@countersign/pdf/template'
import { produceExecutedFile } from '@countersign/signing/evidence/produce-executed-file'
import { writeUnsealedFile } from '@countersign/signing/evidence/write-unsealed-file'
import { inspectFile } from '@countersign/seal/verify/inspect-file'
import { createSealPool } from '../apps/server/src/infrastructure/sealing/seal-pool.ts'
import { measureMilliseconds, type Sample, sample } from './measure.ts'
import { createBaseline } from './sealing-baseline.ts'
import {
  identity,
  compileLease10Pages,
  compileLease30Pages,
  rootPem,
  buildSealInput,
  compileForms,
} from './seal-input.ts'
import { createTable, type Table } from './table.ts'

/** Files until V8 has optimized the code, as in a long-running server. */
const warmUp = 20

/** How long sealing takes, compared with the PDF library by itself. */
export async function measureSealing(): Promise<void> {
  const table = createTable('Sealing, in one thread', ['p50', 'p95', 'to the baseline above it'])
  const [ten, thirty] = [await compileLease10Pages(), await compileLease30Pages()]
  const baseline = await createBaseline(identity)
  const measureBaseline = (template: Template) => time(() => baseline(template))

  const baseline10 = await measureBaseline(ten)
  table.timed('baseline: the PDF library alone, 10 pages', baseline10, baseline10)
  table.timed('seal 1 document of 10 pages', await time(sealing([ten])), baseline10)
  const baseline30 = await measureBaseline(thirty)
  table.timed('baseline: the PDF library alone, 30 pages', baseline30, baseline30)
  table.timed('seal 1 document of 30 pages', await time(sealing([thirty])), baseline30)
  table.timed('seal 3 documents of 10 pages', await time(sealing([ten, ten, ten])), baseline30)

  for (const [forms, residents] of [
    [1, 2],
    [11, 2],
    [11, 4],
    [40, 2],
    [40, 4],
  ] as const) {
    await measureSteps(table, baseline30, { forms, residents })
  }

  const { pdf } = await produceExecutedFile(buildSealInput([thirty]))
  table.timed('verify a file of 30 pages', await time(() => verify(pdf)), baseline30)
  await measurePool(table, ten)
}

/** What happens at the sending, at each signer, and at the last click. */
async function measureSteps(
  table: Table,
  baseline: Sample,
  { forms, residents }: { forms: number; residents: number },
): Promise<void> {
  const input = buildSealInput(await compileForms(forms, residents))
  const { steps, from } = input.unsealed
  const name = `${forms} ${forms === 1 ? 'form' : 'forms'}, ${residents} residents`
  const draw = () => writeUnsealedFile({ from, steps: [] })
  table.timed(`draw the file once it is sent, ${name}`, await time(draw, 10), baseline)
  const sent = await draw()
  const first = () => writeUnsealedFile({ from: { file: sent }, steps: steps.slice(0, 1) })
  table.timed(`add the first resident, ${name}`, await time(first), baseline)
  const file = await writeUnsealedFile({ from: { file: sent }, steps: steps.slice(0, -1) })
  const last = () =>
    produceExecutedFile({ ...input, unsealed: { from: { file }, steps: steps.slice(-1) } })
  table.timed(`add the owner, the certificate and the seal, ${name}`, await time(last), baseline)
}

function sealing(templates: Template[]): () => Promise<unknown> {
  const input = buildSealInput(templates)

  return () => produceExecutedFile(input)
}

function time(work: () => Promise<unknown>, runs = 40): Promise<Sample> {
  return sample(runs, () => measureMilliseconds(work), Math.min(runs, warmUp))
}

async function verify(pdf: Uint8Array): Promise<void> {
  const { verdict } = await inspectFile(pdf, rootPem)
  if (verdict !== 'genuine') {
    throw new Error(`The verdict of the sealed file is ${verdict}.`)
  }
}

const packets = { before: 300, measured: 1000 }

/** Seals in the server's thread pool, long enough to see whether memory grows. */
async function measurePool(table: Table, template: Template): Promise<void> {
  const pool = createSealPool({ threads: 2 })
  const input = buildSealInput([template])
  const seal = (count: number) =>
    Promise.all(Array.from({ length: count }, () => pool.produce(input)))
  try {
    await pool.warm()
    await inBatches(packets.before, seal)
    const before = residentMegabytes()
    const taken = await measureMilliseconds(() => inBatches(packets.measured, seal))
    const after = residentMegabytes()

    const rate = (packets.measured / taken) * 1000
    table.row('packets of 10 pages sealed a second, 2 threads', rate.toFixed(0), '', '')
    table.row(
      `memory before and after ${packets.measured} packets`,
      `${before.toFixed(0)} MB`,
      `${after.toFixed(0)} MB`,
      `${(after / before).toFixed(2)} ×`,
    )
  } finally {
    await pool.close()
  }
}

/** Ten at a time, like a busy server. */
async function inBatches(count: number, seal: (count: number) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 10) {
    await seal(10)
  }
}

/** Resident memory of the process, threads included. */
function residentMegabytes(): number {
  return process.memoryUsage.rss() / 1_000_000
}
