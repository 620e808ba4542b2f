import { readFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import { answerFromThread } from '../../thread/thread-answer.ts'
import { PhotoError } from '../photo-error.ts'
import { preparePhoto } from '../prepare-photo.ts'
import type { PhotoTask } from './prepare-photo-in-worker.ts'

/** Each thread handles one file. */
const { path }: PhotoTask = workerData
await answerFromThread(
  async () => preparePhoto(await readFile(path)),
  (error) =>
    error instanceof PhotoError ? { code: 'refused', message: error.message } : undefined,
)
