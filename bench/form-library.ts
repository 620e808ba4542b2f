import path from 'node:path'
import {
  buildForms,
  catalog,
  compileForm,
  createFormLibrary,
  readBuiltForm,
} from '@countersign/form-library'
import { measureMilliseconds, sample } from './measure.ts'
import { milliseconds, createTable } from './table.ts'

/** How long compiling takes, which is done when the product is built, and reading what was built. */
export async function measureFormLibrary(folder: string): Promise<void> {
  const table = createTable('The form library', ['p50', 'p95'])
  const oneForm = await sample(20, compileLease)
  const wholeLibrary = await measureMilliseconds(() => buildForms(path.join(folder, 'built')))
  const readBack = await measureMilliseconds(readAll)

  table.timed('compile one form (the lease, 2 residents)', oneForm)
  table.row('compile the whole library', milliseconds(wholeLibrary))
  table.row('read the compiled library', milliseconds(readBack))
}

async function readAll(): Promise<void> {
  const library = createFormLibrary({ readBuilt: readBuiltForm })
  for (const { documentTemplateIds } of library.forms()) {
    for (const templateId of Object.values(documentTemplateIds)) {
      await library.find(templateId)
    }
  }
}

function compileLease(): Promise<number> {
  const lease = catalog.find(({ id }) => id === 'residential-lease')
  if (!lease) {
    throw new Error('The catalog has no lease.')
  }

  return measureMilliseconds(() => compileForm(lease, { signerCount: 2 }))
}
