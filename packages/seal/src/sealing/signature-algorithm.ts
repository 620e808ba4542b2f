import type { KeyObject } from 'node:crypto'
import { Null } from 'asn1js'
import { AlgorithmIdentifier } from 'pkijs'

/** ecdsa-with-SHA256 (RFC 5758) has no parameters, sha256WithRSAEncryption (RFC 4055) has NULL. */
export function signatureAlgorithm(key: KeyObject): AlgorithmIdentifier {
  return key.asymmetricKeyType === 'ec'
    ? new AlgorithmIdentifier({ algorithmId: '1.2.840.10045.4.3.2' })
    : new AlgorithmIdentifier({
        algorithmId: '1.2.840.113549.1.1.11',
        algorithmParams: new Null(),
      })
}
