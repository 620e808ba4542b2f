import type { Property, Signer, Unit, User } from '@countersign/contract'

export interface KnownFacts {
  user: Pick<User, 'name' | 'email'>
  initiator: { name: string; email: string }
  property: Property
  unit: Unit
  signers: readonly Signer[]
  packetName: string
  premises: string
  /** The caller's day, `YYYY-MM-DD`. */
  today: string
}

/** What a form's fields may be prefilled from, by path; `signers.1` is the first resident. */
export function prefillFacts(known: KnownFacts): Record<string, string> {
  const { user, initiator, property, unit, signers, packetName, premises, today } = known
  const { street, city, state, zip } = property.address

  return {
    'user.name': user.name,
    'user.email': user.email,
    'initiator.name': initiator.name,
    'initiator.email': initiator.email,
    'property.name': property.name,
    'property.street': street,
    'property.city': city,
    'property.state': state,
    'property.zip': zip,
    'unit.name': unit.name,
    'packet.name': packetName,
    'premises.full': premises,
    today,
    ...Object.assign({}, ...signers.map(signerFacts)),
  }
}

function signerFacts(signer: Signer, index: number): Record<string, string> {
  const path = `signers.${index + 1}`

  return {
    [`${path}.firstName`]: signer.firstName,
    [`${path}.lastName`]: signer.lastName,
    [`${path}.name`]: `${signer.firstName} ${signer.lastName}`,
    [`${path}.email`]: signer.email,
    [`${path}.phone`]: signer.phone,
  }
}

/** The day it is for the caller; for one who does not say where, in the zone where most of them live. */
export function dayOf(now: Date, timeZone: string | undefined): string {
  const zone = timeZone ?? 'America/New_York'

  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now)
}
