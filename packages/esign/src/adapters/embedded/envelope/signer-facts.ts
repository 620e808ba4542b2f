import type { Envelope } from '../../../envelope.ts'
import { knownTimeZone } from '../../../evidence/normalize-time-zone.ts'
import type { RenderInput, SignerFacts } from '../../../pdf/render/render-document.ts'

/** What the renderer wants to know of everyone who has a place in the envelope. */
export function peopleOf({ recipients }: Envelope): NonNullable<RenderInput['people']> {
  return Object.fromEntries(
    recipients.map(({ role, name, signedAt, origin }): [string, SignerFacts] => [
      role,
      { name, signedAt, timeZone: knownTimeZone(origin?.timeZone) },
    ]),
  )
}
