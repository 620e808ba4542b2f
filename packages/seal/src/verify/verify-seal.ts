import { createHash, X509Certificate } from 'node:crypto'
import {
  findSeals,
  type FoundSeal,
  hasErasedSeal,
  hasUnreadableSignature,
  hasUnreadSeals,
  withoutAttachedFiles,
} from './find-seals.ts'
import { type Additions, followUpdates } from './updates/follow-updates.ts'
import { inspectSeal, type SealInspection } from './inspect-seal.ts'
import type { TimeStampInspection } from './inspect-time-stamp.ts'
import { mentionsRoot, namesRoot, readOwnRoot, type Trust } from './own-roots.ts'
import { readCms } from './asn1/read-cms.ts'

export interface SealVerification {
  /**
   * `genuine`: sealed by this installation and unchanged, except for time stamps and certificates
   * that it adds itself. `changed`: the seal is ours and not valid. `sealed-by-another`: sealed by
   * someone else, whether or not that seal is valid. `not-sealed`: no seal.
   */
  verdict: 'genuine' | 'changed' | 'not-sealed' | 'sealed-by-another'
  /** One sentence for people. */
  explanation: string
  /** ISO 8601 UTC: the earliest trusted time stamp, or else the sealer's clock. */
  sealedAt?: string
  /** Whether a known time-stamp authority confirms `sealedAt`. */
  trustedTime: boolean
  /** Common name of the sealing certificate. */
  sealedBy?: string
  /** SHA-256 of the sealing certificate, lower-case hex. */
  certificateSha256?: string
  certificate?: SealCertificate
  /** PAdES level; only for genuine seals. */
  level?: 'B-B' | 'B-T' | 'B-LT' | 'B-LTA'
  timeStamps: TimeStampFacts[]
  /** The signed digest, lower-case hex. */
  digest?: { algorithm: string; value: string }
  /** Length of the sealed revision in bytes; what follows was added later. */
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
  /** Root certificates of trusted time-stamp authorities, PEM. Default: none. */
  timeStampRoots?: string[]
  maxBytes?: number
}

/**
 * Verifies that a PDF was sealed under one of these root certificates (PEM) and is unchanged. If
 * certificates of signers follow a root in its PEM, only these sealed for us.
 * Independent of the code that draws and signs: uses its own DER parser and Node's crypto. Throws
 * `RangeError` for files larger than `maxBytes` (default 50 MB). Runs in time linear in the file
 * size.
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
    ownRoots: [roots].flat().map(readOwnRoot),
    timeStampRoots: timeStampRoots.map((pem) => new X509Certificate(pem)),
  }
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const seals = findSeals(pdf)
    .filter((seal) => getSignatureKind(seal) !== 'time-stamp')
    .filter((seal) => !seal.isUsageRights || namesRoot(seal.cms, trust.ownRoots))
    .sort((a, b) => b.end - a.end)
  const latest = seals.find((seal) => getSignatureKind(seal) === 'signature') ?? seals[0]
  return latest ? decideVerdict(bytes, seals, { latest, trust }) : decideWithoutSeal(bytes, trust)
}

const changed = {
  verdict: 'changed',
  explanation: 'This file was changed after it was sealed, or was damaged in transit.',
} as const
const notSealed: SealVerification = {
  verdict: 'not-sealed',
  explanation: 'This file has no seal.',
  trustedTime: false,
  timeStamps: [],
}

/** Only a seal of ours can tell that its file was changed. */
function decideWithoutSeal(file: Buffer, { ownRoots }: Trust): SealVerification {
  const pdf = withoutAttachedFiles(file)
  if (mentionsRoot(pdf, ownRoots) || hasErasedSeal(pdf)) {
    return { ...changed, timeStamps: [], trustedTime: false }
  }
  return hasUnreadableSignature(pdf)
    ? describeOtherSeal({ sealedBy: 'other', holds: false })
    : notSealed
}

function decideVerdict(
  pdf: Buffer,
  seals: FoundSeal[],
  { latest, trust }: { latest: FoundSeal; trust: Trust },
): SealVerification {
  const found = inspectSeal(latest, trust)
  if (found.sealedBy === 'us') {
    return describeOurSeal(pdf, { seal: latest, found, trust })
  }
  // A signature that means nothing was added to a file of ours.
  const below = found.holds ? undefined : findOurSeal(seals, trust)
  if (below) {
    return describeOurSeal(pdf, { ...below, trust })
  }
  // Or so many of them that ours was not read.
  const isBuried = !found.holds && hasUnreadSeals(pdf) && mentionsRoot(pdf, trust.ownRoots)
  const isErased = getSignatureKind(latest) === 'unreadable' && hasErasedSeal(pdf)
  return isBuried || isErased
    ? { ...changed, timeStamps: [], trustedTime: false }
    : describeOtherSeal(found)
}

interface InspectedSeal {
  seal: FoundSeal
  found: SealInspection
}

function findOurSeal(seals: FoundSeal[], trust: Trust): InspectedSeal | undefined {
  const seal = seals.find(({ cms }) => namesRoot(cms, trust.ownRoots))
  if (!seal) {
    return undefined
  }
  const found = inspectSeal(seal, trust)
  return found.sealedBy === 'us' ? { seal, found } : undefined
}

function describeOurSeal(
  pdf: Buffer,
  { seal, found, trust }: InspectedSeal & { trust: Trust },
): SealVerification {
  if (!found.holds) {
    return { ...collectFacts(found), ...changed }
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
  const unchanged = 'This file was sealed by this service and has not changed since.'
  return {
    ...facts,
    verdict: 'genuine',
    explanation: found.inValidity
      ? unchanged
      : `${unchanged} The clock of the service was wrong then: the date is outside the validity of the certificate.`,
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
  const sealer = facts.sealedBy ? `“${facts.sealedBy}”` : 'someone else'
  const consequence = found.holds
    ? 'so we cannot vouch for it'
    : 'in a way that we cannot check, so we cannot say whether it was changed'
  return {
    ...facts,
    verdict: 'sealed-by-another',
    explanation: `This file was sealed by ${sealer}, not by this service, ${consequence}.`,
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

/** A time-stamp token contains TSTInfo (RFC 3161, 2.4.2). */
function getSignatureKind({ cms }: FoundSeal): 'time-stamp' | 'signature' | 'unreadable' {
  try {
    const { contentType } = readCms(cms)
    return contentType === '1.2.840.113549.1.9.16.1.4' ? 'time-stamp' : 'signature'
  } catch {
    // Damaged or unknown; readable signatures are preferred.
    return 'unreadable'
  }
}
