import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { preparePdfInWorker } from './prepare-in-worker.ts'
import { deflateZeros } from '../../../testing/deflate-zeros.ts'
import { inspectPdf } from '../../../inspect/inspect-pdf.ts'
import { defaultLimits } from '../../../inspect/limits.ts'
import { runPrepareThread } from './run-prepare-thread.ts'
import { catchInspectionError } from '../../../inspect/testing/catch-inspection-error.ts'
import { smallPdf } from '@countersign/pdf/testing/write-pdf'

/** 600 MB of zeros in 600 KB. */
const bomb = deflateZeros(600)

test('a rejection leaves the thread with its code and message', async () => {
  const { code, message } = await catchInspectionError(
    preparePdfInWorker(Buffer.from('PK\x03\x04')),
  )

  expect(code).toBe('not-a-pdf')
  expect(message).toContain('ZIP archive')
})

test('a file larger than the limit is rejected', async () => {
  const limits = { bytes: 1000 }
  const error = await catchInspectionError(preparePdfInWorker(Buffer.alloc(1001), { limits }))

  expect(error.code).toBe('too-large')
})

test.each([
  ['page content', smallPdf({ content: { dict: '/Filter /FlateDecode', data: bomb } })],
  [
    'content that was packed twice',
    smallPdf({ content: { dict: '/Filter [/FlateDecode /FlateDecode]', data: deflateSync(bomb) } }),
  ],
  [
    'a picture of one point',
    smallPdf({
      page: '/X 6 0 R',
      objects: [{ dict: '/Subtype /Image /Width 1 /Height 1 /Filter /FlateDecode', data: bomb }],
    }),
  ],
  ['an object stream', structure('/Type /ObjStm /N 1 /First 4')],
  ['an object stream by an escaped name', structure('/Type /Obj#53tm /N 1 /First 4')],
])('%s that expands to 600 MB is rejected', async (_, file) => {
  expect((await catchInspectionError(preparePdfInWorker(file))).code).toBe('too-complex')
})

function structure(dict: string): Buffer {
  const objects = [{ dict: `${dict} /Filter /FlateDecode`, data: bomb }]
  return smallPdf({ page: '/X 6 0 R', objects })
}

test('a file that exceeds the memory limit ends its thread and not the process', async () => {
  const references = `[${'3 0 R '.repeat(400_000)}]`
  const file = smallPdf({ page: '/X 6 0 R', objects: [references] })
  const error = await catchInspectionError(preparePdfInWorker(file, { limits: { megabytes: 16 } }))

  expect(error.code).toBe('too-complex')
})

test('a file that takes too long is rejected', async () => {
  const limits = { milliseconds: 1 }

  expect((await catchInspectionError(preparePdfInWorker(smallPdf(), { limits }))).code).toBe(
    'too-slow',
  )
})

test.skipIf(process.platform === 'win32')(
  'waiting for a busy machine does not count, only processor time does',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'countersign-pipe-'))
    const pipe = path.join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    const milliseconds = 1000
    const prepared = preparePdfInWorker(
      { path: pipe, bytes: smallPdf().length },
      { limits: { milliseconds } },
    )
    // The thread waits in `open` until somebody writes.
    const writer = await open(pipe, 'w')
    await new Promise((resolve) => setTimeout(resolve, milliseconds * 1.5))
    await writer.writeFile(smallPdf())
    await writer.close()

    expect((await prepared).pages).toHaveLength(1)
    await rm(folder, { recursive: true })
  },
)

test('an exception of our own code is not the file’s fault', async () => {
  const notBytes: Uint8Array = JSON.parse('{"length":9}')
  const task = { source: notBytes, options: {} }
  const failure = await runPrepareThread(task, defaultLimits).catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(TypeError)
})

test('a good file is returned sanitized', async () => {
  const catalog = '/OpenAction << /S /JavaScript /JS (a) >>'
  const { pdf, warnings } = await preparePdfInWorker(smallPdf({ catalog }))

  expect(Buffer.from(pdf).toString('latin1')).toContain('Lease of Maria Lopez')
  expect(warnings).toEqual([expect.stringMatching(/script/i)])
  expect(await inspectPdf(pdf)).toMatchObject({ activeContent: [], warnings: [] })
})
