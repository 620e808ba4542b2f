import { z } from 'zod'

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address.' })

export function integer({ min, max }: { min: number; max: number }) {
  return z.coerce
    .number({ error: 'must be a number.' })
    .int('must be a whole number.')
    .min(min, `must be at least ${min}.`)
    .max(max, `must be at most ${max}.`)
}
