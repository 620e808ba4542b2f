import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export function createDataFolder(name: string): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `countersign-${name}-`))
}
