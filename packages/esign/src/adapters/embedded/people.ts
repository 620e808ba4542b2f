import type { Envelope } from '../../envelope.ts'
import type { RenderInput, SignerFacts } from '../../pdf/render-document.ts'

/** What the renderer wants to know of everyone who has a place in the envelope. */
export function peopleOf({ recipients }: Envelope): NonNullable<RenderInput['people']> {
  return Object.fromEntries(
    recipients.map(({ role, name, signedAt, origin }): [string, SignerFacts] => [
      role,
      { name, signedAt, timeZone: knownTimeZone(origin?.timeZone) },
    ]),
  )
}

/** A browser says its zone in its own words; one that we do not know counts as unsaid. */
export function knownTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined || !/^[A-Za-z0-9_+\-/]{1,64}$/.test(timeZone)) {
    return undefined
  }
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
