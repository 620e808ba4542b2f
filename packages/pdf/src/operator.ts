import type { ops } from '@libpdf/core'

/** One operator of a content stream with its operands. */
export type Operator = ReturnType<typeof ops.fill>
