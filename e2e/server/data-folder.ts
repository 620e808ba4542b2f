import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const forms = path.resolve(import.meta.dirname, '../../.cache/forms')

/**
 * A new data folder, which shares the compiled forms with the other servers of all runs: to compile them
 * takes a core for seconds, and their names have the hash of what they were compiled from and with.
 */
export async function createDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `countersign-${name}-`))
  await mkdir(forms, { recursive: true })
  await symlink(forms, path.join(folder, 'forms'), 'junction')

  return folder
}
