import { createPrivateKey, X509Certificate } from 'node:crypto'
import { OctetString } from 'asn1js'
import {
  AuthenticatedSafe,
  CertBag,
  ContentInfo,
  EncryptedContentInfo,
  EncryptedData,
  PBES2Params,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  SafeContents,
} from 'pkijs'
import type { SealingIdentity } from './sealing-identity.ts'

/**
 * A PKCS #12 file that cannot be used for sealing. The message is shown to the person who imports
 * it.
 */
class Pkcs12Error extends Error {
  readonly code: 'wrong-password' | 'unreadable' | 'unfit'

  constructor(code: Pkcs12Error['code'], message: string) {
    super(message)
    this.name = 'Pkcs12Error'
    this.code = code
  }
}

/**
 * Reads the private key of a PKCS #12 file (RFC 7292) and its certificate chain. The last
 * certificate of the chain becomes the root given to verifiers. Supports files of OpenSSL 3,
 * Windows since 2019 and macOS (PBES2 with AES). Throws `Pkcs12Error`.
 */
export async function readPkcs12(
  file: Uint8Array,
  password: string,
): Promise<{ identity: SealingIdentity; root: Uint8Array }> {
  const { keys, certificates } = await readBags(file, password)
  const [privateKey] = keys
  if (!privateKey || keys.length > 1) {
    throw new Pkcs12Error('unfit', 'The file must contain exactly one private key.')
  }
  const leaf = findLeaf(privateKey, certificates)
  const chain = findIssuers(leaf, certificates)
  const root = chain.at(-1)
  if (!root) {
    throw new Pkcs12Error(
      'unfit',
      'The file must also contain the issuers’ certificates, up to the root.',
    )
  }
  return {
    identity: {
      certificate: new Uint8Array(leaf.raw),
      chain: chain.map(({ raw }) => new Uint8Array(raw)),
      privateKey,
    },
    root: new Uint8Array(root.raw),
  }
}

interface Bags {
  keys: Uint8Array[]
  certificates: X509Certificate[]
}

async function readBags(file: Uint8Array, password: string): Promise<Bags> {
  try {
    const pfx = PFX.fromBER(file)
    await verifyMac(pfx, password)

    const bags: Bags = { keys: [], certificates: [] }
    for (const content of AuthenticatedSafe.fromBER(readOctets(pfx.authSafe.content))
      .safeContents) {
      const bytes = await readContent(content, password)
      for (const { bagValue } of SafeContents.fromBER(bytes).safeBags) {
        await addBag(bagValue, password, bags)
      }
    }
    return bags
  } catch (error) {
    throw error instanceof Pkcs12Error
      ? error
      : new Pkcs12Error('unreadable', 'This PKCS #12 file cannot be read.')
  }
}

/** The MAC distinguishes a wrong password from a damaged file. */
async function verifyMac(pfx: PFX, password: string): Promise<void> {
  if (!pfx.macData) {
    throw new Pkcs12Error('unreadable', 'This PKCS #12 file is not protected by a password.')
  }
  if (pfx.macData.mac.digestAlgorithm.algorithmId === pbmac1) {
    throw unsupportedEncryption()
  }
  try {
    await pfx.parseInternalValues({ password: encodePassword(password) })
  } catch {
    throw new Pkcs12Error('wrong-password', 'The password does not open this file.')
  }
}

const pbmac1 = '1.2.840.113549.1.5.14'

async function readContent(
  { contentType, content }: ContentInfo,
  password: string,
): Promise<ArrayBuffer> {
  return contentType === ContentInfo.DATA
    ? readOctets(content)
    : decrypt(new EncryptedData({ schema: content }), password)
}

async function addBag(bag: unknown, password: string, into: Bags): Promise<void> {
  if (bag instanceof PrivateKeyInfo) {
    into.keys.push(new Uint8Array(bag.toSchema().toBER()))
  } else if (bag instanceof PKCS8ShroudedKeyBag) {
    const encryptedContentInfo = new EncryptedContentInfo({
      contentEncryptionAlgorithm: bag.encryptionAlgorithm,
      encryptedContent: bag.encryptedData,
    })
    into.keys.push(
      new Uint8Array(await decrypt(new EncryptedData({ encryptedContentInfo }), password)),
    )
  } else if (bag instanceof CertBag) {
    into.certificates.push(new X509Certificate(Buffer.from(readOctets(bag.certValue))))
  }
}

function readOctets(value: unknown): ArrayBuffer {
  if (!(value instanceof OctetString)) {
    throw new TypeError('This is not an octet string.')
  }
  return value.getValue()
}

async function decrypt(data: EncryptedData, password: string): Promise<ArrayBuffer> {
  const { algorithmId, algorithmParams } = data.encryptedContentInfo.contentEncryptionAlgorithm
  if (algorithmId !== pbes2 || !usesAes(new PBES2Params({ schema: algorithmParams }))) {
    throw unsupportedEncryption()
  }
  return data.decrypt({ password: encodePassword(password) })
}

const pbes2 = '1.2.840.113549.1.5.13'

function usesAes({ encryptionScheme }: PBES2Params): boolean {
  return encryptionScheme.algorithmId.startsWith('2.16.840.1.101.3.4.1.')
}

function encodePassword(password: string): ArrayBuffer {
  return new TextEncoder().encode(password).buffer
}

function unsupportedEncryption(): Pkcs12Error {
  return new Pkcs12Error(
    'unreadable',
    'This file uses outdated or unknown encryption. Export it again with AES-256 (for example: openssl pkcs12 -legacy -in old.p12 -nodes | openssl pkcs12 -export -out new.p12).',
  )
}

function findLeaf(privateKey: Uint8Array, certificates: X509Certificate[]): X509Certificate {
  const key = createPrivateKey({ key: Buffer.from(privateKey), type: 'pkcs8', format: 'der' })
  const leaf = certificates.find((certificate) => certificate.checkPrivateKey(key))
  if (!leaf || leaf.ca) {
    throw new Pkcs12Error(
      'unfit',
      'The file must contain the certificate of its private key, which must not be a CA certificate.',
    )
  }
  const isFit =
    (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048) ||
    (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1')
  if (!isFit) {
    throw new Pkcs12Error('unfit', 'The key must be RSA of 2048 bits or more, or P-256.')
  }
  return leaf
}

function findIssuers(leaf: X509Certificate, certificates: X509Certificate[]): X509Certificate[] {
  const chain: X509Certificate[] = []
  let current = leaf
  while (chain.length < certificates.length) {
    const below = current
    const issuer = certificates.find(
      (candidate) =>
        candidate.ca && below.checkIssued(candidate) && below.verify(candidate.publicKey),
    )
    if (!issuer || issuer === current) {
      break
    }
    chain.push(issuer)
    current = issuer
  }
  return chain
}
