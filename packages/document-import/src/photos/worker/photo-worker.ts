import { readFile } from 'node:fs/promises'
import { settle } from '../../thread/outcome.ts'
import { PhotoError } from '../photo-error.ts'
import { preparePhoto } from '../prepare-photo.ts'

export const run = (path: string) =>
  settle(
    async () => preparePhoto(await readFile(path)),
    (error) =>
      error instanceof PhotoError ? { code: 'refused', message: error.message } : undefined,
  )
