import { normalizeTimeZone } from '@countersign/answers/time-zone'
import type { Envelope } from '../../../envelope.ts'
import type { PrintInput, SignerFacts } from '@countersign/pdf/render/draw-answers'

/** What the renderer wants to know of everyone who has a place in the envelope. */
export function getSignerFacts({ recipients }: Envelope): NonNullable<PrintInput['people']> {
  return Object.fromEntries(
    recipients.map(({ role, name, signingFor, signedAt, origin }): [string, SignerFacts] => [
      role,
      { name, signingFor, signedAt, timeZone: normalizeTimeZone(origin?.timeZone) },
    ]),
  )
}
