import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Other tests have the threads bundled (`vitest.config.mjs`). */
test('each thread also runs from the sources, and says what it cannot read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-sources-'))
  const file = path.join(folder, 'hello')
  await writeFile(file, 'Hello')
  const source = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const program = `
    import { readDocxInWorker } from ${source('../docx/worker/read-docx-in-worker.ts')}
    import { preparePdfInWorker } from ${source('../pdf/prepare/worker/prepare-in-worker.ts')}
    import { preparePhotoInWorker } from ${source('../photos/worker/prepare-photo-in-worker.ts')}
    const file = { path: ${JSON.stringify(file)}, bytes: 5 }
    const read = [readDocxInWorker(file, {}), preparePdfInWorker(file), preparePhotoInWorker(file)]
    const said = await Promise.allSettled(read)
    console.log(JSON.stringify(said.map(({ reason }) => reason.message)))`
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', program])

  expect(JSON.parse(String(answer))).toEqual([
    expect.stringContaining('Word'),
    expect.stringContaining('PDF'),
    expect.stringContaining('photo'),
  ])
  expect(String(answer)).not.toContain('takes too')
  await rm(folder, { recursive: true })
})
