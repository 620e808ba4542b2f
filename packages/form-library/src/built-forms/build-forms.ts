import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { catalog } from '../catalog.ts'
import type { FormCache } from '../compiled-cache.ts'
import { createFormLibrary } from '../library.ts'

/**
 * Compiles into this folder each form for each number of signers. Other variants are compiled when they
 * are first needed. What is there already is kept, and what is no longer offered is deleted.
 */
export async function buildForms(folder: string, definitions = catalog): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = new Set<string>()
  const library = createFormLibrary({ definitions, cache: openFolder(folder, names) })
  for (const { documentTemplateIds } of library.forms()) {
    for (const templateId of Object.values(documentTemplateIds)) {
      await library.find(templateId)
    }
  }
  for (const name of await readdir(folder)) {
    if (name.endsWith('.json') && !names.has(name)) {
      await rm(path.join(folder, name))
    }
  }
}

function openFolder(folder: string, names: Set<string>): FormCache {
  return {
    read(name) {
      names.add(name)
      return readFile(path.join(folder, name)).catch(() => undefined)
    },
    async write(name, bytes) {
      const draft = path.join(folder, `${name}.draft`)
      await writeFile(draft, bytes)
      await rename(draft, path.join(folder, name))
    },
  }
}
