import { X509Certificate } from 'node:crypto'
import { claimsSeal, findSeals } from './find-seals.ts'
import { inspectSeal } from './inspect-seal.ts'
import type { Inspection } from './inspect-seal.ts'

export interface SealVerification {
  /**
   * `genuine`: sealed by this house, every byte as it was. `changed`: a seal is there and does not
   * hold. `sealed-by-another`: the seal is not this house's. `not-sealed`: there is none.
   */
  verdict: 'genuine' | 'changed' | 'not-sealed' | 'sealed-by-another'
  /** A whole sentence for whoever asked. */
  explanation: string
  /** ISO 8601 UTC, by the sealer's own clock: no third party vouches for it. */
  sealedAt?: string
  /** The name in the sealing certificate. */
  sealedBy?: string
  /** SHA-256 of the sealing certificate, lower-case hex. */
  certificateSha256?: string
}

/**
 * Says whether a PDF is sealed by a house with one of these root certificates (PEM) and unchanged.
 * Shares no code with what seals. Throws `RangeError` for a file above `maxBytes` (50 MB); the time
 * it takes grows with the file's size and nothing else.
 */
export function verifySeal(
  pdf: Uint8Array,
  roots: string | string[],
  { maxBytes = 50 * 2 ** 20 }: { maxBytes?: number } = {},
): SealVerification {
  if (pdf.length > maxBytes) {
    throw new RangeError(`The file is larger than ${maxBytes} bytes.`)
  }
  const house = [roots].flat().map((pem) => new X509Certificate(pem))
  const seals = findSeals(pdf)
  const whole = seals.find((seal) => seal.coversWholeFile)
  if (whole) {
    return judge(inspectSeal(whole, house))
  }
  const [latest] = seals
  if (latest) {
    return judgeExtended(inspectSeal(latest, house))
  }
  return claimsSeal(pdf) ? changed : notSealed
}

const changed: SealVerification = {
  verdict: 'changed',
  explanation: 'This file was changed after it was sealed, or damaged on its way.',
}
const notSealed: SealVerification = {
  verdict: 'not-sealed',
  explanation: 'This file carries no seal.',
}

function judge({ by, holds, facts }: Inspection): SealVerification {
  if (!holds) {
    return { ...changed, ...facts }
  }
  return by === 'house'
    ? {
        verdict: 'genuine',
        explanation: 'This file was sealed by this house, and not a byte of it has changed since.',
        ...facts,
      }
    : stranger(facts)
}

/** A seal that holds for the part that it covers, in a file that goes on after it. */
function judgeExtended({ by, holds, facts }: Inspection): SealVerification {
  if (by === 'stranger' && holds) {
    return stranger(facts)
  }
  const explanation = holds
    ? 'Something was added to this file after it was sealed.'
    : changed.explanation
  return { verdict: 'changed', explanation, ...facts }
}

function stranger(facts: Inspection['facts']): SealVerification {
  const name = facts.sealedBy ? ` by “${facts.sealedBy}”` : ''
  return {
    verdict: 'sealed-by-another',
    explanation: `This file carries a seal${name} that is not this house’s, so we cannot vouch for it.`,
    ...facts,
  }
}
