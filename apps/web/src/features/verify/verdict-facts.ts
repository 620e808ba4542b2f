import type { Verdict } from '@countersign/contract/schemas/verify'
import type { BadgeShape, Tone } from '../../ui/status-badge.tsx'

export const verdictBadges: Record<Verdict['verdict'], { tone: Tone; shape: BadgeShape }> = {
  genuine: { tone: 'green', shape: 'check' },
  'on-record': { tone: 'green', shape: 'check' },
  changed: { tone: 'red', shape: 'cross' },
  'sealed-by-another': { tone: 'amber', shape: 'half' },
  'not-sealed': { tone: 'neutral', shape: 'ring' },
  'not-a-pdf': { tone: 'neutral', shape: 'ring' },
}

/** How far the time of a genuine file is to be trusted. */
export function trustInTime(file: Verdict): 'wrongClock' | 'confirmed' | 'unconfirmed' | undefined {
  const { sealedAt, trustedTime, verdict } = file
  if (!sealedAt || verdict !== 'genuine') {
    return undefined
  }
  if (isOutsideValidity(file)) {
    return 'wrongClock'
  }

  return trustedTime ? 'confirmed' : 'unconfirmed'
}

function isOutsideValidity({ sealedAt, certificate }: Verdict): boolean {
  return (
    sealedAt !== null &&
    certificate !== null &&
    (sealedAt < certificate.validFrom || sealedAt > certificate.validTo)
  )
}
