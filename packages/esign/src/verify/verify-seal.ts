import { createHash, X509Certificate } from 'node:crypto'
import { claimsSeal, findSeals } from './find-seals.ts'
import type { FoundSeal } from './find-seals.ts'
import { followUpdates } from './updates/follow-updates.ts'
import type { Additions } from './updates/follow-updates.ts'
import { inspectSeal } from './inspect-seal.ts'
import type { SealInspection, Trust } from './inspect-seal.ts'
import type { TimeStampInspection } from './inspect-time-stamp.ts'
import { readCms } from './asn1/read-cms.ts'

export interface SealVerification {
  /**
   * `genuine`: sealed by this house, and since then nothing but what the house itself adds: a time
   * stamp, certificates. `changed`: a seal is there and does not hold. `sealed-by-another`: the seal
   * is not this house's. `not-sealed`: there is none.
   */
  verdict: 'genuine' | 'changed' | 'not-sealed' | 'sealed-by-another'
  /** A whole sentence for whoever asked. */
  explanation: string
  /** ISO 8601 UTC: the earliest trusted time stamp's, otherwise by the sealer's own clock. */
  sealedAt?: string
  /** Whether a third party that we know vouches for `sealedAt`. */
  trustedTime: boolean
  /** The name in the sealing certificate. */
  sealedBy?: string
  /** SHA-256 of the sealing certificate, lower-case hex. */
  certificateSha256?: string
  certificate?: SealCertificate
  /** Of PAdES, as far as the file goes; only of a genuine one. */
  level?: 'B-B' | 'B-T' | 'B-LT' | 'B-LTA'
  timeStamps: TimeStampFacts[]
  /** The digest of what was sealed, as it stands in the signature; lower-case hex. */
  digest?: { algorithm: string; value: string }
  /** Where the seal's part of a longer file ends, in bytes; the rest was added later. */
  sealedLength?: number
}

interface SealCertificate {
  subject: string
  issuer: string
  serialNumber: string
  /** ISO 8601 UTC. */
  validFrom: string
  validTo: string
  /** SHA-256, lower-case hex. */
  sha256: string
}

interface TimeStampFacts {
  kind: 'signature' | 'document'
  /** ISO 8601 UTC. */
  at: string
  by: string
  trusted: boolean
}

export interface VerifyOptions {
  /** Roots of time-stamp authorities that may vouch for a time, PEM; none unless said. */
  timeStampRoots?: string[]
  maxBytes?: number
}

/**
 * Says whether a PDF is sealed by a house with one of these root certificates (PEM) and unchanged.
 * Its own reader of DER and Node's crypto: no code of what draws and signs. Throws `RangeError` for a
 * file above `maxBytes` (50 MB); the time it takes grows with the file's size and nothing else.
 */
export function verifySeal(
  pdf: Uint8Array,
  roots: string | string[],
  { timeStampRoots = [], maxBytes = 50 * 2 ** 20 }: VerifyOptions = {},
): SealVerification {
  if (pdf.length > maxBytes) {
    throw new RangeError(`The file is larger than ${maxBytes} bytes.`)
  }
  const trust = {
    ownRoots: [roots].flat().map((pem) => new X509Certificate(pem)),
    timeStampRoots: timeStampRoots.map((pem) => new X509Certificate(pem)),
  }
  const seals = findSeals(pdf)
    .filter((seal) => getSignatureKind(seal) !== 'time-stamp')
    .sort((a, b) => b.end - a.end)
  const latest = seals.find((seal) => getSignatureKind(seal) === 'signature') ?? seals[0]
  if (!latest) {
    return claimsSeal(pdf) ? { ...changed, timeStamps: [], trustedTime: false } : notSealed
  }
  return decideVerdict(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), latest, trust)
}

const changed = {
  verdict: 'changed',
  explanation: 'This file was changed after it was sealed, or damaged on its way.',
} as const
const notSealed: SealVerification = {
  verdict: 'not-sealed',
  explanation: 'This file carries no seal.',
  trustedTime: false,
  timeStamps: [],
}

function decideVerdict(pdf: Buffer, seal: FoundSeal, trust: Trust): SealVerification {
  const found = inspectSeal(seal, trust)
  const { sealedBy, holds } = found
  if (!holds) {
    return { ...collectFacts(found), ...changed }
  }
  if (sealedBy === 'other') {
    return describeOtherSeal(found)
  }
  const additions = followUpdates(pdf, seal, trust.timeStampRoots)
  return additions
    ? describeGenuine(found, additions)
    : {
        ...collectFacts(found),
        verdict: 'changed',
        explanation: 'Something was added to this file after it was sealed.',
        sealedLength: seal.end,
      }
}

function describeGenuine(found: SealInspection, additions: Additions): SealVerification {
  const facts = collectFacts(found, additions.timeStamps)
  return {
    ...facts,
    verdict: 'genuine',
    explanation: 'This file was sealed by this house, and not a byte of it has changed since.',
    level: getLevel(facts.timeStamps.length > 0, additions),
  }
}

function getLevel(hasTimeStamp: boolean, additions: Additions): SealVerification['level'] {
  if (!hasTimeStamp) {
    return 'B-B'
  }
  if (!additions.hasValidationData) {
    return 'B-T'
  }
  return additions.isArchived ? 'B-LTA' : 'B-LT'
}

function describeOtherSeal(found: SealInspection): SealVerification {
  const facts = collectFacts(found)
  const name = facts.sealedBy ? ` by “${facts.sealedBy}”` : ''
  return {
    ...facts,
    verdict: 'sealed-by-another',
    explanation: `This file carries a seal${name} that is not this house’s, so we cannot vouch for it.`,
  }
}

type Facts = Omit<SealVerification, 'verdict' | 'explanation'>

function collectFacts(found: SealInspection, later: TimeStampInspection[] = []): Facts {
  const { signer, claimedAt, digest, timeStamp } = found
  const timeStamps = [
    ...(timeStamp ? [toTimeStampFacts(timeStamp, 'signature')] : []),
    ...later.map((stamp) => toTimeStampFacts(stamp, 'document')),
  ]
  const trustedStamp = timeStamps.find(({ trusted }) => trusted)
  return {
    sealedAt: trustedStamp?.at ?? claimedAt,
    trustedTime: trustedStamp !== undefined,
    timeStamps,
    ...(digest ? { digest } : {}),
    ...(signer ? describeSigner(signer) : {}),
  }
}

function toTimeStampFacts(
  { at, by, trusted }: TimeStampInspection,
  kind: TimeStampFacts['kind'],
): TimeStampFacts {
  return { kind, at, by, trusted }
}

function describeSigner(signer: X509Certificate) {
  const sha256 = createHash('sha256').update(signer.raw).digest('hex')
  return {
    sealedBy: /^CN=(.*)$/m.exec(signer.subject)?.[1],
    certificateSha256: sha256,
    certificate: {
      subject: signer.subject.replaceAll('\n', ', '),
      issuer: signer.issuer.replaceAll('\n', ', '),
      serialNumber: signer.serialNumber,
      validFrom: signer.validFromDate.toISOString(),
      validTo: signer.validToDate.toISOString(),
      sha256,
    },
  }
}

/** By its content: a time-stamp token's is TSTInfo (RFC 3161, 2.4.2). */
function getSignatureKind({ cms }: FoundSeal): 'time-stamp' | 'signature' | 'unreadable' {
  try {
    const { contentType } = readCms(cms)
    return contentType === '1.2.840.113549.1.9.16.1.4' ? 'time-stamp' : 'signature'
  } catch {
    // Damaged, or of a kind of its own: what can be read goes first.
    return 'unreadable'
  }
}
