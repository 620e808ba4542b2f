import { InspectionError } from '../../inspect/inspection-error.ts'
import { preparePdfInWorker } from '../prepare/worker/prepare-in-worker.ts'
import type { PreparedPage } from '../prepared-pdf.ts'

/**
 * The text of a stored upload as it is printed. Earlier uploads still have what nobody sees, such as
 * hidden layers, and its words; their bytes stay, because packets name their hash.
 */
export async function readSeenPages({
  pdf,
  pages,
}: {
  pdf: Uint8Array
  pages: readonly PreparedPage[]
}): Promise<readonly PreparedPage[]> {
  try {
    return (await preparePdfInWorker(pdf)).pages
  } catch (error) {
    if (error instanceof InspectionError) {
      return pages
    }
    throw error
  }
}
