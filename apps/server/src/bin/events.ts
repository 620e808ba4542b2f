import { openCommandStorage } from '../bootstrap/open-command-storage.ts'
import { readConfig } from '../config/config.ts'
import { verifyChains, type BrokenChain, type ChainReport } from '../features/events/index.ts'
import { ShutdownHooks } from '../kernel/shutdown-hooks.ts'

const usage = `npm run events -- verify

Checks the hash chain of every stream of events, from its first event to its last.
Exits with 0 if all chains are intact, 1 if one is broken, 2 if they could not be checked.`

const shutdownHooks = new ShutdownHooks()
try {
  await run(process.argv.slice(2))
} catch (error) {
  print(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
} finally {
  await shutdownHooks.run(() => undefined)
}

async function run([command, ...more]: string[]): Promise<void> {
  if (command !== 'verify' || more.length > 0) {
    print(usage)
    process.exitCode = 2
    return
  }

  const config = readConfig()
  const { db } = await openCommandStorage({ config, shutdownHooks })
  const report = await verifyChains(db)
  print(formatReport(report))
  process.exitCode = report.broken.length > 0 ? 1 : 0
}

function formatReport({ streams, events, erased, broken }: ChainReport): string {
  const checked = `Checked ${count(events, 'event')} in ${count(streams, 'stream')}.${
    erased > 0 ? ` ${count(erased, 'event')} had personal data erased; the hashes are kept.` : ''
  }`
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

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
