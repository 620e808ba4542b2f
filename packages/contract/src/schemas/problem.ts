import { z } from 'zod'
import { problemCodes } from '../rules/problems.ts'

/** `application/problem+json` (RFC 9457); `errors` names each invalid field by its path in the body. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(problemCodes),
  detail: z.string().optional(),
  /** Which of several reasons it was, where a code has them; such as `PdfRejection`. */
  reason: z.string().optional(),
  instance: z.string().optional(),
  /** For whoever reports the error: the log has it too. Also the header `X-Request-Id` of every answer. */
  requestId: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>
