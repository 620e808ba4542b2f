import { toDayInZone } from '@countersign/answers/format-day'
import type { SignerName } from '@countersign/answers/signer-name'
import { listHeldNoticeTexts } from '@countersign/form-library'
import type { Signer } from '@countersign/contract/schemas/packets/create-packet'
import type { User } from '@countersign/contract/schemas/users'
import type { RentalUnit } from '../../packet/index.ts'

interface Facts extends RentalUnit {
  user: Pick<User, 'name' | 'email' | 'phone' | 'noticeAddress' | 'companyName'>
  initiator: SignerName & { email: string }
  signers: readonly Signer[]
  packetName: string
  address: string
  titles: readonly string[]
  /** A lease of the packet itself is dated today; the date of an earlier lease is asked. */
  hasLease: boolean
  /** `YYYY-MM-DD` in the caller's zone. */
  today: string
}

/** By path, as forms name them; `signers.1` is the first resident. */
export function prefillFacts(facts: Facts): Record<string, string> {
  const { user, initiator, property, unit, signers, packetName, address, today } = facts
  const { titles, hasLease } = facts
  const { street, city, state, zip } = property.address

  return {
    'user.name': user.name,
    'user.email': user.email,
    'initiator.name': initiator.signingFor ?? initiator.name,
    'initiator.email': initiator.email,
    'property.name': property.name,
    'property.street': street,
    'property.city': city,
    'property.state': state,
    'property.zip': zip,
    'unit.name': unit.name,
    ...(property.yearBuilt !== undefined && {
      'LLEdit.premises.yearBuilt': String(property.yearBuilt),
    }),
    'packet.name': packetName,
    'premises.full': address,
    'packet.documents': titles.join('; '),
    'residents.names': signers
      .filter(({ kind }) => kind !== 'guarantor')
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      .join(', '),
    ...(hasLease && { 'lease.date': today }),
    today,
    ...listHeldNoticeTexts(state),
    ...accountFacts(user),
    ...Object.assign({}, ...signers.map(signerFacts)),
  }
}

/** Where forms ask for the owner's own phone and address, by path and by the keys of their fields. */
function accountFacts({
  phone,
  noticeAddress,
  companyName,
}: Facts['user']): Record<string, string> {
  const facts: Record<string, string> = {}
  if (companyName) {
    facts['user.companyName'] = companyName
  }
  if (phone) {
    phonePaths.forEach((path) => (facts[path] = phone))
  }
  if (noticeAddress) {
    for (const [part, text] of Object.entries(noticeAddress)) {
      noticePaths.forEach((path) => (facts[`${path}.${part}`] = text))
    }
  }

  return facts
}

const phonePaths = [
  'user.phone',
  'LLEdit.landlord.phone',
  'LLEdit.contact.phone',
  'LLEdit.payTo.phone',
  'LLEdit.entry.contactPhone',
  'LLEdit.reminder.phone',
  'LLEdit.concern.contactPhone',
  'LLEdit.change.contactPhone',
]
const noticePaths = ['user.noticeAddress', 'LLEdit.landlord.noticeAddress']

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

/** `YYYY-MM-DD` in the caller's zone; Eastern Time where it is unknown. */
export function formatDay(now: Date, timeZone: string | undefined): string {
  return toDayInZone(now, timeZone ?? 'America/New_York')
}
