import { readFile } from 'node:fs/promises'
import { InspectionError } from '../../../inspect/inspection-error.ts'
import { isStackOverflow, settle } from '../../../thread/outcome.ts'
import { preparePdf } from '../prepare-pdf.ts'
import type { PrepareTask } from './run-prepare-thread.ts'

// The PDF library says there what it repairs in the file of a stranger.
Reflect.set(console, 'warn', () => undefined)

export const run = ({ source, options }: PrepareTask) =>
  settle(
    async () => preparePdf('path' in source ? await readFile(source.path) : source, options),
    explain,
  )

function explain(error: unknown) {
  if (error instanceof InspectionError) {
    return { code: error.code, message: error.message }
  }

  return isStackOverflow(error)
    ? {
        code: 'too-complex',
        message: 'This file is nested too deeply to be read. Print it to a new PDF and try again.',
      }
    : undefined
}
