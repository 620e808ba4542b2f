import { formatPhone } from '@countersign/answers/phone'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { PacketSeed } from '@countersign/contract/schemas/packets/create-packet'
import type { Property } from '@countersign/contract/schemas/properties'
import type { User } from '@countersign/contract/schemas/users'
import { authCalls } from '@countersign/contract/calls/auth'
import { formCalls } from '@countersign/contract/calls/forms'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'
import { undefinedIfMissing } from '../../../lib/retry.ts'
import type { CreationStart } from '../create/creation-state.ts'
import type { PeopleDraft } from '../create/people/people.ts'
import { packetSeedQuery } from './action-queries.ts'

export interface Reuse {
  start: CreationStart
  /** Titles of forms that no longer exist. */
  missingForms: string[]
  unitMissing: boolean
}

/** What a new packet like this one starts with, and what is missing from it. */
export function reuseQuery(docGroupId: string) {
  return queryOptions({
    queryKey: ['packets', 'group', docGroupId, 'reuse'],
    queryFn: async ({ client, signal }) => readReuse(client, { docGroupId, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

async function readReuse(
  client: QueryClient,
  { docGroupId, signal }: { docGroupId: string; signal: AbortSignal },
): Promise<Reuse> {
  const [seed, { user }] = await Promise.all([
    client.fetchQuery(packetSeedQuery(docGroupId)),
    callApi(authCalls.getMe, { signal }),
  ])
  const forms = await Promise.all(seed.formIds.map((id) => findForm(id, signal)))
  const rentalUnit = toRentalUnit(await findProperty(user, { seed, signal }), seed)

  return {
    start: {
      member: user,
      rentalUnit,
      people: rentalUnit && toPeopleDraft(user, seed),
      documents: forms.flatMap((form) => form ?? []),
      packetName: seed.name,
      ...(seed.print && { print: seed.print }),
      prefillFrom: rentalUnit && {
        documentGroupId: docGroupId,
        unitId: seed.unitId,
        name: seed.name,
        wanted: true,
      },
    },
    missingForms: seed.missingForms,
    unitMissing: !rentalUnit,
  }
}

/** Undefined for a form that was removed a moment ago. */
async function findForm(id: string, signal: AbortSignal): Promise<Form | undefined> {
  return (await undefinedIfMissing(callApi(formCalls.getForm, { params: { id }, signal })))?.form
}

async function findProperty(
  { _id: id, properties, hasMoreProperties }: User,
  { seed: { propertyId }, signal }: { seed: PacketSeed; signal: AbortSignal },
): Promise<Property | undefined> {
  const known = properties.find(({ _id }) => _id === propertyId)
  if (known || !hasMoreProperties) {
    return known
  }
  const asked = callApi(propertyCalls.getProperty, { params: { id, propertyId }, signal })

  return (await undefinedIfMissing(asked))?.property
}

function toRentalUnit(property: Property | undefined, { propertyId, unitId }: PacketSeed) {
  const unit = property?.units.find(({ _id }) => _id === unitId)

  return property && unit
    ? {
        propertyId,
        propertyName: property.name,
        address: property.address,
        unitId,
        unitName: unit.name,
      }
    : null
}

function toPeopleDraft(
  member: User,
  { signers, owners, copies, initiatorName }: PacketSeed,
): PeopleDraft {
  const asDba = initiatorName !== member.name

  return {
    signers: signers.map(({ firstName, lastName, email, phone, kind }) => ({
      firstName,
      lastName,
      email,
      phone: formatPhone(phone),
      kind,
    })),
    owners: owners.map((owner) => ({ ...owner, phone: formatPhone(owner.phone) })),
    copies,
    asDba,
    dbaName: asDba ? initiatorName : '',
  }
}
