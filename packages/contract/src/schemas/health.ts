import { z } from 'zod'

export const Health = z.object({ status: z.literal('ok') })

export const Accepting = z.object({ status: z.literal('accepting') })

/**
 * `warnings` need a person's attention, but the server can go on serving. In production they are for who
 * has `METRICS_TOKEN`.
 */
export const Readiness = z.object({
  status: z.literal('ready'),
  warnings: z.array(
    z.object({
      code: z.enum([
        'broken-event-chain',
        'membership-unavailable',
        'storage-unavailable',
        'file-damaged',
        'payments-unavailable',
        'payments-to-check',
        'signing-unavailable',
        'sealing-certificate',
        'outbox-held',
        'requests-nearly-full',
        'many-complaints',
      ]),
      detail: z.string(),
    }),
  ),
})
export type Readiness = z.infer<typeof Readiness>

/** Without warnings for strangers. */
export const ReadinessAnswer = Readiness.partial({ warnings: true })
export type ReadinessAnswer = z.infer<typeof ReadinessAnswer>
