import { createHash, X509Certificate } from 'node:crypto'
import { findSeals } from '../verify/find-seals.ts'
import { buildValidationDataUpdate } from '../verify/updates/post-seal-updates.ts'
import { readCertificateFields, readCrl } from '../verify/asn1/read-certificate.ts'
import { readCms } from '../verify/asn1/read-cms.ts'
import { readRevision } from '../verify/updates/read-revision.ts'
import type { SealingIdentity } from './keys/sealing-identity.ts'

/** Fetches a revocation list (RFC 5280, 5) as DER. May throw any error. */
export type FetchCrl = (url: string, limits: { signal: AbortSignal }) => Promise<Uint8Array>

const timeoutMs = 10_000

interface ValidationInput {
  identity: SealingIdentity
  /** Roots of the time-stamp authority, DER. */
  roots?: Uint8Array[]
  fetchCrl?: FetchCrl
}

/**
 * Adds a document security store with all certificates and their revocation lists. A list that
 * cannot be fetched gives a warning, not an error.
 */
export async function addValidationData(
  pdf: Uint8Array,
  input: ValidationInput,
): Promise<{ pdf: Uint8Array; warnings: string[] }> {
  const base = readRevision(Buffer.from(pdf))
  if (!base) {
    throw new RangeError('Validation data can only be added to a file sealed by this installation.')
  }
  const fromSeals = findSeals(pdf).flatMap(({ cms }) => listCertificates(cms))
  const certificates = removeDuplicates([...fromSeals, ...(input.roots ?? [])])
  const { lists, warnings } = await fetchCrls(certificates, input)
  const update = buildValidationDataUpdate(base, { certificates, lists })
  if (!update) {
    throw new RangeError('Validation data can only be added to a file sealed by this installation.')
  }
  return { pdf: new Uint8Array(Buffer.concat([base.bytes, update])), warnings }
}

function listCertificates(cms: Uint8Array): Uint8Array[] {
  const { certificates, unsignedAttributes } = readCms(cms)
  return [
    ...certificates,
    ...unsignedAttributes.flatMap(({ value }) => readCms(value).certificates),
  ]
}

async function fetchCrls(
  certificates: Uint8Array[],
  { identity, fetchCrl }: ValidationInput,
): Promise<{ lists: Uint8Array[]; warnings: string[] }> {
  const lists = [...(identity.crls ?? [])]
  const warnings: string[] = []
  const urls = new Set(certificates.flatMap((bytes) => readCertificateFields(bytes).crlUrls))
  for (const url of urls) {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const list = fetchCrl ? await fetchCrl(url, { signal }) : undefined
      if (list) {
        readCrl(list)
        lists.push(list)
      }
    } catch {
      warnings.push(`The revocation list at ${url} could not be fetched.`)
    }
  }
  const signed = filterSignedBy(lists, certificates)
  return { lists: signed, warnings }
}

/** Drops lists that no certificate of the chain has signed: they prove nothing. */
function filterSignedBy(lists: Uint8Array[], certificates: Uint8Array[]): Uint8Array[] {
  const issuers = certificates.map((bytes) => new X509Certificate(bytes))
  return removeDuplicates(lists).filter((bytes) => {
    const list = readCrl(bytes)
    return issuers.some((issuer) => list.isSignedBy(issuer))
  })
}

function removeDuplicates(all: Uint8Array[]): Uint8Array[] {
  const byHash = new Map(
    all.map((bytes) => [createHash('sha256').update(bytes).digest('hex'), bytes]),
  )
  return [...byHash.values()]
}
