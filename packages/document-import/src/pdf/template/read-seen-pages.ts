import { InspectionError } from '../../inspect/inspection-error.ts'
import { preparePdfInWorker } from '../prepare/worker/prepare-in-worker.ts'
import type { PreparedPage } from '../prepared-pdf.ts'

interface StoredUpload {
  pdf: Uint8Array
  pages: readonly PreparedPage[]
}

let last: Promise<unknown> = Promise.resolve()

/**
 * The text of a stored upload as it is printed. Earlier uploads still have what nobody sees, such as
 * hidden layers, and its words; their bytes stay, because packets name their hash. One after the other:
 * each takes a thread.
 */
export function readSeenPages(upload: StoredUpload): Promise<readonly PreparedPage[]> {
  const read = last.then(() => readAgain(upload))
  last = read.catch(() => undefined)

  return read
}

async function readAgain({ pdf, pages }: StoredUpload): Promise<readonly PreparedPage[]> {
  try {
    return (await preparePdfInWorker(pdf)).pages
  } catch (error) {
    if (error instanceof InspectionError) {
      return pages
    }
    throw error
  }
}
