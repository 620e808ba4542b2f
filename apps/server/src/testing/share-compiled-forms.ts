import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'

const forms = path.resolve(import.meta.dirname, '../../../../.cache/forms')

/** A server on this data folder finds the forms that other servers have compiled: that takes seconds. */
export async function shareCompiledForms(dataDir: string): Promise<void> {
  await mkdir(forms, { recursive: true })
  await symlink(forms, path.join(dataDir, 'forms'), 'junction')
}
