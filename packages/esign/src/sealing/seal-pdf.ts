import { webcrypto } from 'node:crypto'
import { CryptoKeySigner, PDF } from '@libpdf/core'
import type { SealingIdentity } from './sealing-identity.ts'

export interface SealInput {
  pdf: Uint8Array
  identity: SealingIdentity
  signedAt: Date
  /** Why the file is sealed, in words; shown by readers beside the signature. */
  reason: string
  /** What the signature field is called in a reader's list; a period would make it two fields. */
  name: string
}

/**
 * Seals the total document: PAdES B-B (ETSI EN 319 142-1), ETSI.CAdES.detached with
 * signing-certificate-v2, as an invisible signature and an incremental update of `pdf`.
 */
export async function sealPdf(input: SealInput): Promise<Uint8Array> {
  const { identity } = input
  const isCurve = identity.algorithm === 'P-256'
  const signer = new CryptoKeySigner(
    await readKey(identity),
    identity.certificate,
    isCurve ? 'EC' : 'RSA',
    isCurve ? 'ECDSA' : 'RSASSA-PKCS1-v1_5',
    identity.chain,
  )

  const pdf = await PDF.load(input.pdf)
  const sealed = await pdf.sign({
    signer,
    level: 'B-B',
    digestAlgorithm: 'SHA-256',
    signingTime: input.signedAt,
    reason: input.reason,
    fieldName: input.name.replaceAll('.', ' '),
  })
  return sealed.bytes
}

/** The key as the signer's WebCrypto wants it: for signing only, and never to be read out again. */
function readKey({ privateKey, algorithm }: SealingIdentity): Promise<webcrypto.CryptoKey> {
  const parameters =
    algorithm === 'P-256'
      ? { name: 'ECDSA', namedCurve: 'P-256' }
      : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  return webcrypto.subtle.importKey('pkcs8', new Uint8Array(privateKey), parameters, false, [
    'sign',
  ])
}
