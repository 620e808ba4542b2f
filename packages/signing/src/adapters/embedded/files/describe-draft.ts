import { formatDayInZone } from '@countersign/answers/format-day'
import { normalizeTimeZone } from '@countersign/answers/time-zone'
import type { Envelope, Recipient } from '../../../envelope.ts'
import { isolate } from '@countersign/pdf/text/directions'
import { listTexts } from '../envelope/recipients.ts'

/** Who has signed so far, on one line: several versions, from the longest to the shortest. */
export function describeDraft({ recipients, ended }: Envelope): string[] {
  const signers = recipients.filter(({ role }) => role !== 'LLEdit')
  const [signed, missing] = [true, false].map((isSigned) =>
    signers.filter(({ state }) => (state === 'signed') === isSigned),
  )
  if (!signed?.length || !missing) {
    return ['Draft, not signed']
  }

  const not = ended ? 'not by' : 'not yet by'
  const count = `Draft: ${signed.length} of ${signers.length} signed`
  const describe = (formatSigner: (signer: Recipient) => string) =>
    `Draft: signed by ${listTexts(signed.map(formatSigner))}; ${not} ${listTexts(missing.map(formatName))}`
  return [
    describe((signer) => `${formatName(signer)} on ${formatSignedDay(signer, 'long')}`),
    describe((signer) => `${formatName(signer)} on ${formatSignedDay(signer, 'short')}`),
    describe(formatName),
    `${count}; ${not} ${listTexts(missing.map(formatName))}`,
    count,
  ]
}

function formatName({ name }: Recipient): string {
  return isolate(name)
}

function formatSignedDay({ signedAt, origin }: Recipient, length: 'long' | 'short'): string {
  return signedAt ? formatDayInZone(signedAt, normalizeTimeZone(origin?.timeZone), length) : ''
}
