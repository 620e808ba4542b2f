import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderFileStore } from '../infrastructure/files/folder-file-store.ts'
import {
  fakeBucket,
  fakeKeys,
  startFakeS3,
  type FakeS3,
} from '../infrastructure/files/testing/fake-s3.ts'
import { testProgram } from '../testing/test-program.ts'

let fake: FakeS3
let dataDir: string
beforeAll(async () => {
  fake = await startFakeS3()
  dataDir = await mkdtemp(path.join(tmpdir(), 'countersign-files-'))
  await createFolderFileStore(path.join(dataDir, 'files')).put(new Uint8Array(1_000_000))
})
afterAll(async () => {
  await fake.goAway()
  await rm(dataDir, { recursive: true, force: true })
})

const sources = path.join(import.meta.dirname, 'files.ts')
const toBucket = ['move', '--from', 'folder', '--to', 's3']

test.each([
  ['nothing', []],
  ['an unknown store', ['move', '--from', 'folder', '--to', 'ftp']],
  ['the same store twice', ['move', '--from', 's3', '--to', 's3']],
])('with %s it says how it is used', async (_name, args) => {
  expect(await runFiles(args)).toMatchObject({
    status: 2,
    output: expect.stringMatching(/files -- move --from folder/),
  })
})

test('without a bucket it says what is missing', async () => {
  expect(await runFiles(toBucket, { S3_BUCKET: '' }, sources)).toEqual({
    status: 2,
    output: 'S3_BUCKET: is required with FILES=s3.\n',
  })
})

test('a data folder without files is refused, so that nobody switches to an empty bucket', async () => {
  const nowhere = path.join(dataDir, 'of-no-server')

  expect(await runFiles(toBucket, { DATA_DIR: nowhere })).toEqual({
    status: 2,
    output: expect.stringContaining(`There is no folder ${nowhere}/files: `),
  })
  expect(existsSync(nowhere)).toBe(false)
})

test('it does not remove the files that the server uses', async () => {
  const { status, output } = await runFiles([...toBucket, '--delete'])

  expect([status, output]).toEqual([2, expect.stringContaining('set FILES=s3')])
  expect(fake.objects.size).toBe(0)
})

test('it copies, says how much, and removes the source after the switch', async () => {
  expect(await runFiles(toBucket)).toEqual({
    status: 0,
    output:
      'Copied 1 file (1.0 MB) from folder to s3, and checked each copy. 0 files already there.\n',
  })
  expect(await runFiles([...toBucket, '--delete'], { FILES: 's3' })).toEqual({
    status: 0,
    output:
      'Copied 0 files (0.0 MB) from folder to s3, and checked each copy. 1 file already there.\nRemoved 1 file from folder.\n',
  })
})

async function runFiles(
  args: string[],
  env: Record<string, string> = {},
  program = testProgram('bin/files'),
) {
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      S3_BUCKET: fakeBucket,
      S3_ENDPOINT: fake.endpoint,
      AWS_ACCESS_KEY_ID: fakeKeys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: fakeKeys.secretAccessKey,
      ...env,
    },
  })
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])

  return { status: child.exitCode, output }
}
