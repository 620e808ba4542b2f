import type { Template } from '@countersign/esign'
import { produceExecutedFile } from '@countersign/esign/produce'
import { inspectFile } from '@countersign/esign/verify'
import { createSealPool } from '../apps/server/src/infrastructure/sealing/seal-pool.ts'
import { millisecondsOf, type Sample, sample } from './measure.ts'
import { openFloor } from './sealing-floor.ts'
import { identity, leaseOf10Pages, leaseOf30Pages, rootPem, sealInput } from './seal-input.ts'
import { openTable, type Table } from './table.ts'

/** After so many files V8 has compiled what they need, as it has in a server that runs for a day. */
const warmUp = 20

/** What making an executed file takes, beside what the PDF library alone takes for its pages. */
export async function measureSealing(): Promise<void> {
  const table = openTable('Sealing, in one thread', ['p50', 'p95', 'to the floor above it'])
  const [ten, thirty] = [await leaseOf10Pages(), await leaseOf30Pages()]
  const floor = await openFloor(identity)
  const measureFloor = (template: Template) => time(() => floor(template))

  const floorOf10 = await measureFloor(ten)
  table.timed('floor: the library alone, 10 pages', floorOf10, floorOf10)
  table.timed('seal 1 document of 10 pages', await time(sealing([ten])), floorOf10)
  const floorOf30 = await measureFloor(thirty)
  table.timed('floor: the library alone, 30 pages', floorOf30, floorOf30)
  table.timed('seal 1 document of 30 pages', await time(sealing([thirty])), floorOf30)
  table.timed('seal 3 documents of 10 pages', await time(sealing([ten, ten, ten])), floorOf30)

  const { pdf } = await produceExecutedFile(sealInput([thirty]))
  table.timed('verify a file of 30 pages', await time(() => verify(pdf)), floorOf30)
  await measurePool(table, ten)
}

function sealing(templates: Template[]): () => Promise<unknown> {
  const input = sealInput(templates)

  return () => produceExecutedFile(input)
}

function time(work: () => Promise<unknown>): Promise<Sample> {
  return sample(40, () => millisecondsOf(work), warmUp)
}

async function verify(pdf: Uint8Array): Promise<void> {
  const { verdict } = await inspectFile(pdf, rootPem)
  if (verdict !== 'genuine') {
    throw new Error(`A file of ours was found to be ${verdict}.`)
  }
}

const packets = { before: 300, measured: 1000 }

/** The server's own threads, as many as it has, until memory shows whether it stays. */
async function measurePool(table: Table, template: Template): Promise<void> {
  const pool = createSealPool({ threads: 2 })
  const input = sealInput([template])
  const seal = (count: number) =>
    Promise.all(Array.from({ length: count }, () => pool.produce(input)))
  try {
    await pool.warm()
    await inTurns(packets.before, seal)
    const before = residentMegabytes()
    const taken = await millisecondsOf(() => inTurns(packets.measured, seal))
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

/** Ten at a time, as a busy server would, and not a thousand in a queue. */
async function inTurns(count: number, seal: (count: number) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 10) {
    await seal(10)
  }
}

/** Resident memory of the process, threads included. */
function residentMegabytes(): number {
  return process.memoryUsage.rss() / 1_000_000
}
