import { formatInstantInZones } from '@countersign/answers'
import type { CertificateFacts } from './certificate-facts.ts'

/**
 * What the certificate says that is known only after the last signature. Everything else is drawn
 * before the owner finishes.
 */
export const lateKeys = ['completed', 'sealed', 'ownerSigned', 'events', 'finalHash'] as const
export type LateKey = (typeof lateKeys)[number]

/** `undefined` if the certificate has no such row. */
export function getLateText(facts: CertificateFacts, key: LateKey): string | undefined {
  switch (key) {
    case 'completed':
      return facts.completedAt && formatInstantInZones(facts.completedAt)
    case 'sealed':
      return formatInstantInZones(facts.sealedAt)
    case 'ownerSigned': {
      const owner = facts.signers.find(({ role }) => role === 'LLSign')
      return owner?.signedAt && formatInstantInZones(owner.signedAt, owner.timeZone)
    }
    case 'events':
      return `${facts.events.count} events, linked by hash`
    case 'finalHash':
      return facts.events.headSha256
  }
}
