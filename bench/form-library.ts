import { rm } from 'node:fs/promises'
import path from 'node:path'
import { catalog, compileForm, createFormLibrary } from '@countersign/form-library'
import { createFormCache } from '../apps/server/src/infrastructure/files/form-cache.ts'
import { measureMilliseconds, type Sample, sample } from './measure.ts'
import { startServer } from './server.ts'
import { milliseconds, createTable } from './table.ts'

/** How long compiling takes, and that a start does not wait for it. */
export async function measureFormLibrary(folder: string): Promise<void> {
  const table = createTable('The form library', ['p50', 'p95'])
  const templateIds = createFormLibrary()
    .forms()
    .flatMap((form) => Object.values(form.documentTemplateIds))
  const full = path.join(folder, 'full')
  const findAll = () =>
    measureMilliseconds(() => findTemplates(templateIds, path.join(full, 'forms')))

  const oneForm = await sample(20, compileLease)
  const wholeLibrary = await findAll()
  const readBack = await findAll()
  const extraAtStart = await sampleExtraAtStart(full, path.join(folder, 'empty'))

  table.timed('compile one form (the lease, 2 residents)', oneForm)
  table.row(
    `compile the whole library, ${templateIds.length} templates`,
    milliseconds(wholeLibrary),
  )
  table.row('read the compiled library back', milliseconds(readBack))
  table.timed('longer at a warm start, with all forms compiled than with none', extraAtStart)
}

/** Alternates the two kinds of starts. A running server fills its cache, so one cache is emptied each time. */
function sampleExtraAtStart(full: string, empty: string): Promise<Sample> {
  // The first start of each creates its database and is not counted.
  return sample(
    7,
    async () => {
      await rm(path.join(empty, 'forms'), { recursive: true, force: true })
      const without = await startAndStop(empty)
      return (await startAndStop(full)) - without
    },
    1,
  )
}

async function findTemplates(templateIds: string[], folder: string): Promise<void> {
  const library = createFormLibrary({ cache: createFormCache(folder, { warn: () => undefined }) })
  for (const templateId of templateIds) {
    if (!(await library.find(templateId))) {
      throw new Error(`The library has no ${templateId}.`)
    }
  }
}

async function startAndStop(dataDir: string): Promise<number> {
  const server = await startServer(dataDir)
  await server.stop()

  return server.startMs
}

function compileLease(): Promise<number> {
  const lease = catalog.find(({ id }) => id === 'residential-lease')
  if (!lease) {
    throw new Error('The catalog has no lease.')
  }

  return measureMilliseconds(() => compileForm(lease, { signerCount: 2 }))
}
