import { createHash, createPrivateKey, sign } from 'node:crypto'
import {
  type BaseBlock,
  Constructed,
  fromBER,
  ObjectIdentifier,
  OctetString,
  Sequence,
  Set,
} from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  GeneralName,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { SealingIdentity } from './keys/sealing-identity.ts'
import { signatureAlgorithm } from './signature-algorithm.ts'

/** A CMS signature to which a time stamp can still be added. */
export interface CadesSignature {
  /** The signature value, which a signature time stamp covers (ETSI EN 319 122-1, 5.3). */
  value: Uint8Array
  /** The complete CMS as DER, with a time-stamp token as unsigned attribute. */
  toDer(timeStamp?: Uint8Array): Uint8Array
}

/**
 * Signs a SHA-256 digest as PAdES requires (ETSI EN 319 142-1, 6.3): signed attributes
 * content-type, message-digest and signing-certificate-v2, algorithms protected (RFC 6211), no
 * signing-time, see docs/decisions/0006-signing-time.md.
 */
export function signCades(digest: Uint8Array, identity: SealingIdentity): CadesSignature {
  const key = createPrivateKey({
    key: Buffer.from(identity.privateKey),
    type: 'pkcs8',
    format: 'der',
  })
  const signer = Certificate.fromBER(Buffer.from(identity.certificate))
  const chain = identity.chain.map((bytes) => Certificate.fromBER(Buffer.from(bytes)))
  const algorithm = signatureAlgorithm(key)
  const attributes = buildSignedAttributes(digest, signer, algorithm)
  const signed = new Set({ value: attributes.map((attribute) => attribute.toSchema()) })
  const value = sign('sha256', Buffer.from(signed.toBER()), key)

  const signerInfo = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
    digestAlgorithm: sha256,
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: algorithm,
    signature: new OctetString({ valueHex: value }),
  })
  return {
    value: new Uint8Array(value),
    toDer(timeStamp) {
      if (timeStamp) {
        const token = fromBER(timeStamp).result
        const attributes = [buildAttribute('1.2.840.113549.1.9.16.2.14', token)]
        signerInfo.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes })
      }
      return encodeSignedData([signer, ...chain], signerInfo)
    },
  }
}

const sha256 = new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' })

/** DER sorts a SET OF by its encodings (X.690, 11.6). */
function buildSignedAttributes(
  digest: Uint8Array,
  signer: Certificate,
  algorithm: AlgorithmIdentifier,
): Attribute[] {
  const encode = (attribute: Attribute) => Buffer.from(attribute.toSchema().toBER())
  return [
    buildAttribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: ContentInfo.DATA })),
    buildAttribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: digest })),
    buildAttribute('1.2.840.113549.1.9.52', buildAlgorithmProtection(algorithm)),
    buildAttribute('1.2.840.113549.1.9.16.2.47', buildSigningCertificate(signer)),
  ].sort((a, b) => Buffer.compare(encode(a), encode(b)))
}

/** CMSAlgorithmProtection (RFC 6211). */
function buildAlgorithmProtection(algorithm: AlgorithmIdentifier): Sequence {
  const signature = new Constructed({
    idBlock: { tagClass: 3, tagNumber: 1 },
    value: algorithm.toSchema().valueBlock.value,
  })
  return new Sequence({ value: [sha256.toSchema(), signature] })
}

/** SigningCertificateV2 (RFC 5035). SHA-256 is the default algorithm and is omitted. */
function buildSigningCertificate(signer: Certificate): Sequence {
  const hash = createHash('sha256').update(Buffer.from(signer.toSchema().toBER())).digest()
  const issuer = new GeneralName({ type: 4, value: signer.issuer })
  const issuerSerial = new Sequence({
    value: [new Sequence({ value: [issuer.toSchema()] }), signer.serialNumber],
  })
  const id = new Sequence({ value: [new OctetString({ valueHex: hash }), issuerSerial] })
  return new Sequence({ value: [new Sequence({ value: [id] })] })
}

function encodeSignedData(certificates: Certificate[], signerInfo: SignerInfo): Uint8Array {
  const signedData = new SignedData({
    digestAlgorithms: [sha256],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    certificates,
    signerInfos: [signerInfo],
  })
  const info = new ContentInfo({
    contentType: ContentInfo.SIGNED_DATA,
    content: signedData.toSchema(),
  })
  return new Uint8Array(info.toSchema().toBER())
}

function buildAttribute(type: string, value: BaseBlock): Attribute {
  return new Attribute({ type, values: [value] })
}
