import { rm } from 'node:fs/promises'
import path from 'node:path'
import { catalogue, compileForm, createFormLibrary } from '@countersign/form-library'
import { createFormCache } from '../apps/server/src/files/form-cache.ts'
import { millisecondsOf, type Sample, sample } from './measure.ts'
import { startServer } from './server.ts'

export interface FormLibraryFigures {
  /** The lease for two residents, drawn anew each time. */
  oneForm: Sample
  /** Every form for one to four residents, and how many that are; once, in milliseconds. */
  wholeLibrary: number
  templates: number
  /** The same templates, from the folder where they are kept. */
  readBack: number
  /** What a warm start takes longer with all forms compiled than with none: start by start, in turn. */
  extraAtStart: Sample
}

/** What compiling costs, and that a start does not wait for it. Needs a folder of its own. */
export async function measureFormLibrary(folder: string): Promise<FormLibraryFigures> {
  const templateIds = createFormLibrary()
    .forms()
    .flatMap((form) => Object.values(form.documentTemplateIds))
  const [empty, full] = [path.join(folder, 'empty'), path.join(folder, 'full')]
  const findAll = () => millisecondsOf(() => findTemplates(templateIds, path.join(full, 'forms')))

  const oneForm = await sample(20, compileLease)
  const wholeLibrary = await findAll()
  const readBack = await findAll()

  // The first of each makes its database and is not counted. A running server compiles as it goes.
  const extraAtStart = await sample(
    7,
    async () => {
      await rm(path.join(empty, 'forms'), { recursive: true, force: true })
      const without = await startAndStop(empty)
      return (await startAndStop(full)) - without
    },
    1,
  )

  return { oneForm, wholeLibrary, templates: templateIds.length, readBack, extraAtStart }
}

async function findTemplates(templateIds: string[], folder: string): Promise<void> {
  const library = createFormLibrary({ cache: createFormCache(folder) })
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
  const lease = catalogue.find(({ id }) => id === 'residential-lease')
  if (!lease) {
    throw new Error('The catalogue has no lease.')
  }

  return millisecondsOf(() => compileForm(lease, 2))
}
