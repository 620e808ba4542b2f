import type { X509Certificate } from 'node:crypto'
import { isIssuedBy, readCertificates } from '../asn1/certificate-chain.ts'
import { findSeals, type FoundSeal } from '../find-seals.ts'
import { inspectTimeStamp, type TimeStampInspection } from '../inspect-time-stamp.ts'
import { type PostSealUpdate, readPostSealUpdate, readRevisionUpTo } from './post-seal-updates.ts'
import { readCertificateFields, readCrl } from '../asn1/read-certificate.ts'
import { readCms } from '../asn1/read-cms.ts'

export interface Additions {
  timeStamps: TimeStampInspection[]
  hasValidationData: boolean
  /** A time stamp covers the validation data as well. */
  isArchived: boolean
}

const maxUpdates = 16

/**
 * Follows the updates from the end of the seal to the end of the file. `undefined` if one of them
 * is anything but a valid document time stamp or valid certificates and lists.
 */
export function followUpdates(
  pdf: Buffer,
  seal: FoundSeal,
  timeStampRoots: X509Certificate[],
): Additions | undefined {
  const stamps = findSeals(pdf).filter((other) => other.end > seal.end)
  const additions: Additions = { timeStamps: [], hasValidationData: false, isArchived: false }
  let lists: Uint8Array[] = []
  let at = seal.end
  for (let count = 0; at < pdf.length; count += 1) {
    const base = count < maxUpdates ? readRevisionUpTo(pdf, at) : undefined
    const update = base && readPostSealUpdate(pdf, base)
    if (!update || !accept(update)) {
      return undefined
    }
    at = update.end
  }
  return additions

  function accept(update: PostSealUpdate): boolean {
    if (update.kind === 'validation-data') {
      const isComplete =
        includesAll(update.lists, lists) && hasCertificatesOf(update, [seal, ...stamps])
      additions.hasValidationData = true
      lists = update.lists
      return isComplete && isKnownValidationData(update, [seal, ...stamps])
    }
    const found = stamps.find(({ end }) => end === update.end)
    const stamp =
      found && inspectTimeStamp(found.cms, found.covered, { trustedRoots: timeStampRoots })
    if (!stamp?.holds) {
      return false
    }
    additions.timeStamps.push(stamp)
    additions.isArchived = additions.hasValidationData
    return true
  }
}

/**
 * Certificates must be those of the signatures, byte for byte, or self-signed roots that issued one
 * of them. Lists must be signed by one of these certificates and must not contain any of them.
 */
function isKnownValidationData(
  { certificates, lists }: { certificates: Uint8Array[]; lists: Uint8Array[] },
  seals: FoundSeal[],
): boolean {
  try {
    const fromSeals = listCertificates(seals)
    const others = readCertificates(certificates).filter(
      ({ raw }) => !fromSeals.some((known) => known.raw.equals(raw)),
    )
    const all = [...fromSeals, ...others]
    const serials = all.map(({ raw }) =>
      Buffer.from(readCertificateFields(raw).serial).toString('hex'),
    )
    return (
      others.every(
        (root) => isIssuedBy(root, root) && fromSeals.some((known) => isIssuedBy(known, root)),
      ) &&
      lists.every((bytes) => {
        const list = readCrl(bytes)
        const isSigned = all.some((issuer) => list.isSignedBy(issuer))
        return isSigned && !serials.some((serial) => list.revoked.has(serial))
      })
    )
  } catch {
    // Data that cannot be parsed was not written by us.
    return false
  }
}

/** Each store replaces the one before, so one that lacks something would take it from the file. */
function hasCertificatesOf(
  { certificates, end }: { certificates: Uint8Array[]; end: number },
  seals: FoundSeal[],
): boolean {
  try {
    const before = listCertificates(seals.filter((seal) => seal.end < end))
    return includesAll(
      certificates,
      before.map(({ raw }) => raw),
    )
  } catch {
    return false
  }
}

function includesAll(all: Uint8Array[], some: Uint8Array[]): boolean {
  return some.every((one) => all.some((other) => Buffer.from(one).equals(other)))
}

function listCertificates(seals: FoundSeal[]): X509Certificate[] {
  return seals.flatMap(({ cms }) => {
    const { certificates, unsignedAttributes } = readCms(cms)
    const inner = unsignedAttributes.flatMap(({ value }) => readCms(value).certificates)
    return readCertificates([...certificates, ...inner])
  })
}
