import { createHash, randomBytes } from 'node:crypto'
import { Integer, Null, OctetString } from 'asn1js'
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  PKIStatus,
  TimeStampReq,
  TimeStampResp,
} from 'pkijs'
import { inspectTimeStamp } from '../../verify/inspect-time-stamp.ts'
import { removeRootCertificates } from './remove-root-certificates.ts'

/**
 * Sends an RFC 3161 request and returns the response, both DER. Provided by the caller, with its
 * own limits on size. May throw any error.
 */
export type FetchTimeStamp = (
  url: string,
  request: Uint8Array,
  limits: { signal: AbortSignal },
) => Promise<Uint8Array>

export interface TimeStamping {
  /** Authorities in the order in which they are tried. */
  urls: string[]
  /** Timeout for each authority. */
  timeoutMs: number
  fetchTimeStamp: FetchTimeStamp
}

export type ObtainedTimeStamp =
  | {
      token: Uint8Array
      at: string
      /** Root certificates that the authority sent, DER. */
      roots: Uint8Array[]
      errors: string[]
    }
  | { token?: undefined; errors: string[] }

/**
 * Requests a time-stamp token and verifies it: it must cover the data, contain our nonce and be
 * signed by a time-stamping certificate. Never throws; the failure of each authority is a sentence
 * in `errors`.
 */
export async function obtainTimeStamp(
  data: Uint8Array,
  { urls, timeoutMs: timeoutMs, fetchTimeStamp }: TimeStamping,
): Promise<ObtainedTimeStamp> {
  const errors: string[] = []
  for (const url of urls) {
    const nonce = newNonce()
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await withTimeout(
        fetchTimeStamp(url, buildRequest(data, nonce), { signal }),
        signal,
      )
      const { token, roots } = removeRootCertificates(readToken(response))
      return { token, at: verifyToken(token, data, nonce), roots, errors: errors }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      errors.push(`The time-stamp authority at ${url} did not provide a time stamp. ${why}`)
    }
  }
  return { errors: errors }
}

/** The timeout applies even if the fetch ignores its signal. */
function withTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new Error('The request timed out.'))
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

function buildRequest(data: Uint8Array, nonce: Uint8Array): Uint8Array {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({
        algorithmId: '2.16.840.1.101.3.4.2.1',
        algorithmParams: new Null(),
      }),
      hashedMessage: new OctetString({ valueHex: createHash('sha256').update(data).digest() }),
    }),
    nonce: new Integer({ valueHex: nonce }),
    certReq: true,
  })
  return new Uint8Array(request.toSchema().toBER())
}

function readToken(response: Uint8Array): ContentInfo {
  const { status, timeStampToken } = TimeStampResp.fromBER(Buffer.from(response))
  const isGranted =
    status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods
  if (!isGranted || !timeStampToken) {
    throw new Error('The request was rejected.')
  }
  return timeStampToken
}

function verifyToken(token: Uint8Array, data: Uint8Array, nonce: Uint8Array): string {
  const stamp = inspectTimeStamp(token, [data], { trustedRoots: [] })
  if (!stamp?.holds) {
    throw new Error('The token is not valid.')
  }
  if (!stamp.nonce || !Buffer.from(stamp.nonce).equals(Buffer.from(nonce))) {
    throw new Error('The token belongs to another request.')
  }
  return stamp.at
}

/** 63 random bits with the first one set, so that the integer has one encoding. */
function newNonce(): Uint8Array {
  const nonce = randomBytes(8)
  nonce.writeUInt8((nonce.readUInt8(0) & 0x7f) | 0x40, 0)
  return new Uint8Array(nonce)
}
