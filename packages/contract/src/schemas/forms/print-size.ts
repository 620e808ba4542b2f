import { z } from 'zod'
import { printSizes } from '../../rules/print-size.ts'

export const PrintSize = z.enum(printSizes)
export type PrintSize = z.infer<typeof PrintSize>
