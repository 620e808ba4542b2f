import { createECDH, hkdfSync } from 'node:crypto'

export interface MembershipKeys {
  clientSecret: string
  cookieKey: string
  /** P-256, signs id tokens. */
  signingKey: {
    kty: 'EC'
    crv: 'P-256'
    x: string
    y: string
    d: string
    kid: string
    use: 'sig'
    alg: 'ES256'
  }
}

/** From the installation's secret key, so that every server has the same, also after a restart. */
export function deriveKeys(secretKey: string): MembershipKeys {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `embedded membership: ${use}`, 32))

  return {
    clientSecret: derive('client secret').toString('base64url'),
    cookieKey: derive('cookies').toString('base64url'),
    signingKey: toJwk(derive('id tokens')),
  }
}

function toJwk(privateKey: Buffer): MembershipKeys['signingKey'] {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  const point = curve.getPublicKey()
  const encode = (bytes: Buffer) => bytes.toString('base64url')

  return {
    kty: 'EC',
    crv: 'P-256',
    // The point is 0x04, x, y.
    x: encode(point.subarray(1, 33)),
    y: encode(point.subarray(33, 65)),
    d: encode(privateKey),
    kid: encode(point.subarray(1, 9)),
    use: 'sig',
    alg: 'ES256',
  }
}
