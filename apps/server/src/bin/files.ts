import { statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readFileStoreSettings } from '../config/command-settings.ts'
import { moveFiles, type MoveReport } from '../infrastructure/files/move-files.ts'
import { openFileStore } from '../infrastructure/files/open-file-store.ts'
import { createLogger } from '../kernel/logger.ts'
import { systemClock } from '../kernel/time.ts'
import { print, runCommand } from './run-command.ts'

const usage = `npm run files -- move --from folder --to s3             copies every file to the bucket
npm run files -- move --from s3 --to folder             copies every file to the folder
npm run files -- move --from folder --to s3 --delete    also removes each file from the folder, after
                                                        it was read back from the bucket

The folder is DATA_DIR/files; the bucket is that of the S3_ settings. Each copy is read back and checked.
The server may keep running. Run it again at any time: it goes on with what is missing.
Exits with 0 if every file is there, 1 if a file is damaged, 2 if it could not be finished.`

type StoreName = 'folder' | 's3'
type Direction = { from: StoreName; to: StoreName; removeSource: boolean }

await runCommand({
  usage,
  failed: 2,
  async run(args) {
    const direction = readDirection(args)
    return direction && move(direction)
  },
})

function readDirection(args: string[]): Direction | undefined {
  const { values, positionals } = parseArgs({
    args,
    options: { from: { type: 'string' }, to: { type: 'string' }, delete: { type: 'boolean' } },
    allowPositionals: true,
  })
  const isMove = positionals.length === 1 && positionals[0] === 'move'
  const { from, to } = values
  if (!isMove || !isStore(from) || !isStore(to) || from === to) {
    return undefined
  }

  return { from, to, removeSource: values.delete ?? false }
}

function isStore(name: string | undefined): name is StoreName {
  return name === 'folder' || name === 's3'
}

async function move({ from, to, removeSource }: Direction): Promise<string> {
  const { dataDir, s3, inUse } = readFileStoreSettings()
  if (removeSource && inUse === from) {
    throw new Error(
      `The server uses these files (FILES=${from}). Copy them first, set FILES=${to}, restart the server, and then use --delete.`,
    )
  }

  const folder = path.join(dataDir, 'files')
  if (from === 'folder' && !statSync(folder, { throwIfNoEntry: false })) {
    throw new Error(
      `There is no folder ${folder}: no server has stored files with this DATA_DIR. Set DATA_DIR to that of the servers.`,
    )
  }

  const deps = { clock: systemClock, log: createLogger('silent') }
  const open = (name: StoreName) =>
    openFileStore({ dataDir, files: name === 's3' ? s3 : { kind: 'folder' } }, deps)
  const report = await moveFiles({
    from: await open(from),
    to: await open(to),
    removeSource,
    onProgress: printProgress,
  })
  process.exitCode = report.corrupt.length > 0 ? 1 : 0
  return formatReport(report, { from, to })
}

function printProgress({ copied, alreadyThere }: MoveReport): void {
  if ((copied + alreadyThere) % 1000 === 0) {
    print(`${count(copied + alreadyThere)}…`)
  }
}

function formatReport(
  { copied, bytes, alreadyThere, removed, corrupt }: MoveReport,
  { from, to }: Pick<Direction, 'from' | 'to'>,
): string {
  const megabytes = (bytes / 1e6).toFixed(1)
  const damaged =
    corrupt.length > 0
      ? [`${count(corrupt.length)} in ${from} did not match the hash and stayed there:`, ...corrupt]
      : []

  return [
    `Copied ${count(copied)} (${megabytes} MB) from ${from} to ${to}, and checked each copy. ${count(alreadyThere)} already there.`,
    ...(removed > 0 ? [`Removed ${count(removed)} from ${from}.`] : []),
    ...damaged,
  ].join('\n')
}

function count(files: number): string {
  return `${files.toLocaleString('en-US')} ${files === 1 ? 'file' : 'files'}`
}
