import type { Form } from '@countersign/contract/schemas/forms/form'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { Property } from '@countersign/contract/schemas/properties'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import type { User } from '@countersign/contract/schemas/users'

/** Test data; a test names only what matters to it. */
export function aProperty(part: Partial<Property> = {}): Property {
  return {
    _id: 'property-1',
    name: 'Maple House',
    address: { street: '12 Maple Street', city: 'Springfield', state: 'IL', zip: '62701' },
    owners: [],
    copies: [],
    units: [
      { _id: 'unit-1', name: 'Unit 1', legalFormPackets: [] },
      { _id: 'unit-2', name: 'Unit 2', legalFormPackets: [] },
    ],
    version: 'version-1',
    ...part,
  }
}

export function aUser(part: Partial<User> = {}): User {
  return {
    _id: 'user-1',
    name: 'Olivia Owner',
    email: 'owner@example.com',
    properties: [aProperty()],
    ...part,
  }
}

export function aPacket(part: Partial<Packet> = {}): Packet {
  const { units, ...property } = aProperty()
  return {
    _id: 'packet-1',
    status: 'CREATED',
    formPacketName: 'Fixed-Term Residential Lease',
    documentGroupId: 'group-1',
    tenants: [{ _id: 'tenant-1', name: 'Maria Lopez', email: 'maria@example.com' }],
    property,
    unit: { _id: 'unit-1', name: units[0]?.name ?? '' },
    documents: [
      { formId: 'form-1', title: 'Fixed-Term Residential Lease', edition: '1', order: 0 },
    ],
    initiator: { name: 'Olivia Owner', email: 'owner@example.com' },
    createdAt: '2026-11-03T15:04:00.000Z',
    statusSince: '2026-11-03T15:04:00.000Z',
    executionDate: null,
    printOnly: false,
    sealing: false,
    sealingProblem: null,
    archived: null,
    hidden: false,
    group: 'needs-you',
    anySigned: false,
    ownersWaiting: [],
    copies: [],
    linkDays: 30,
    reminders: { enabled: true, afterDays: [3, 7, 14], beforeExpiryDays: 2 },
    message: null,
    negotiatedIn: null,
    executedOn: 'online',
    revisionOf: null,
    revisedBy: null,
    signing: ourSigning,
    ...part,
  }
}

/** The capabilities of the embedded provider. */
export const ourSigning: Packet['signing'] = {
  signsInOurRoom: true,
  privateCopies: true,
  guarantors: true,
  coOwners: true,
  ownerSigner: 'until-they-sign',
  changeAnswers: true,
  correctSigner: 'until-they-sign',
  finishOnPaper: 'until-everyone-signs',
  draftShowsSignatures: true,
  signedCopy: true,
  certificate: true,
}

export function aForm(id: string, part: Partial<Form> = {}): Form {
  return {
    _id: id,
    title: `Title of ${id}`,
    description: `Description of ${id}`,
    useWhen: '',
    category: 'Lease Addenda',
    deliveryClass: 'A',
    edition: '2026-10',
    revisedOn: '2026-10-01',
    signedBy: 'All residents and the owner/agent',
    signerScope: 'all',
    ownerSigns: true,
    order: 0,
    pages: 2,
    source: 'library',
    documentTemplateId: `${id}/k1`,
    documentTemplateIds: { '1': `${id}/k1`, '2': `${id}/k2` },
    ...part,
  }
}

export function anInvite(role: InviteRole, part: Partial<SigningInvite> = {}): SigningInvite {
  return {
    documentGroupId: 'group-1',
    role,
    role_name: role,
    name: 'Maria Lopez',
    email: 'maria@example.com',
    status: 'pending',
    code: null,
    signedAt: null,
    lastOpenedAt: null,
    expiresAt: null,
    ...part,
  }
}
