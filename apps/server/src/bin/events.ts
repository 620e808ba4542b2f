import { openCommandStorage } from '../bootstrap/open-command-storage.ts'
import { readConfig } from '../config/config.ts'
import {
  compareSealed,
  verifyChains,
  type BrokenChain,
  type ChainReport,
  type SealedComparison,
} from '../features/history/index.ts'
import { openFileStore } from '../infrastructure/files/open-file-store.ts'
import { readOwnRoots } from '../infrastructure/sealing/keys/keyring.ts'
import { createLogger } from '../kernel/logger.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { systemClock } from '../kernel/time.ts'
import { print, runCommand } from './run-command.ts'

const usage = `npm run events -- verify

Checks the hash chain of every stream of events, from its first event to its last, and compares the
events of every executed packet with the record in its sealed file.
Exits with 0 if all chains are intact and as sealed, 1 if one is not, 2 if they could not be checked.`

await runCommand({ usage, failed: 2, run })

async function run(
  [command, ...more]: string[],
  shutdownHooks: ShutdownHooks,
): Promise<string | undefined> {
  if (command !== 'verify' || more.length > 0) {
    return undefined
  }

  const config = readConfig()
  const { db } = await openCommandStorage({ config, shutdownHooks })
  const files = await openFileStore(config, { clock: systemClock, log: createLogger('silent') })
  const authority = { ownRoots: () => readOwnRoots(db) }
  const unlikeSealed = await printComparison(compareSealed({ db, files, authority }))
  const report = await verifyChains(db)
  process.exitCode = report.broken.length > 0 || unlikeSealed > 0 ? 1 : 0
  return formatReport(report, unlikeSealed)
}

function formatReport(
  { streams, events, erased, broken }: ChainReport,
  unlikeSealed: number,
): string {
  const checked = `Checked ${count(events, 'event')} in ${count(streams, 'stream')}.${
    erased > 0 ? ` ${count(erased, 'event')} had personal data erased; the hashes are kept.` : ''
  }`
  if (broken.length === 0 && unlikeSealed > 0) {
    return `${checked} Each follows from the one before it, but ${count(unlikeSealed, 'packet')} cannot be trusted: see above.`
  }
  if (broken.length === 0) {
    return `${checked} All chains are intact.`
  }

  const chains = broken.length === 1 ? '1 chain is broken:' : `${broken.length} chains are broken:`
  return [`${checked} ${chains}`, ...broken.map((chain) => `  ${describeBreak(chain)}`)].join('\n')
}

function describeBreak({ stream, seq, kind }: BrokenChain): string {
  switch (kind) {
    case 'changed':
      return `${stream}: event ${seq} was changed`
    case 'missing':
      return `${stream}: event ${seq} is missing`
    case 'out-of-order':
      return `${stream}: event ${seq} is out of order: it follows another event than when it was recorded`
  }
}

/** Returns how many differ, or have no trustworthy file. */
async function printComparison(compared: AsyncIterable<SealedComparison>): Promise<number> {
  const counts = new Map<SealedComparison['outcome'], number>()
  let packets = 0
  for await (const packet of compared) {
    packets += 1
    counts.set(packet.outcome, (counts.get(packet.outcome) ?? 0) + 1)
    const line = describeComparison(packet)
    if (line) {
      print(line)
    }
  }

  const of = (outcome: SealedComparison['outcome']) => counts.get(outcome) ?? 0
  if (packets > 0) {
    print(`Compared ${count(of('same'), 'executed packet')} with their sealed files: the same.`)
  }
  if (of('older') > 0) {
    print(
      `Not compared: ${count(of('older'), 'packet')} sealed by an earlier version, whose files do not have the position of the last event.`,
    )
  }
  return of('differs') + of('changed-file') + of('unreadable')
}

function describeComparison({ groupId, outcome, seq }: SealedComparison): string | undefined {
  switch (outcome) {
    case 'same':
    case 'older':
      return undefined
    case 'differs':
      return `  group:${groupId}: event ${seq} is not the one that the sealed file has: the events were rewritten after it was sealed`
    case 'changed-file':
      return `  group:${groupId}: cannot be compared: its file was changed after it was sealed, or is of another packet`
    case 'unreadable':
      return `  group:${groupId}: cannot be compared: its file is damaged in the file store`
    case 'no-file':
      return `  group:${groupId}: not compared: its file is not in the file store`
    case 'not-ours':
      return `  group:${groupId}: not compared: its file was not sealed by this installation`
  }
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
}
