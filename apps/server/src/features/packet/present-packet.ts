import { initiatorOf } from './initiator.ts'
import type { canDo } from '@countersign/contract/rules/packet-actions'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningCapabilities } from '@countersign/signing/provider'
import type { OwnerPeople } from './owner-people.ts'
import { packetReminderPlan } from './plan-reminder.ts'
import type { PacketRow, PacketTenantRow } from './rows.ts'

export function presentPacket(row: PacketRow, related: RelatedRows): Packet {
  const { tenants, revisionOf, revisedBy, ownerPeople, movedHome, feePaid, signing } = related

  return {
    _id: row.id,
    status: row.status,
    formPacketName: row.name,
    documentGroupId: row.documentGroupId,
    tenants: tenants.map(presentTenant),
    property: { _id: row.propertyId, name: row.propertyName, address: presentAddress(row) },
    unit: { _id: row.unitId, name: row.unitName },
    documents: row.documents.map(({ formId, title, edition, order }) => ({
      formId,
      title,
      edition,
      order,
    })),
    initiator: { ...initiatorOf(row), email: row.initiatorEmail },
    ...ownerPeople,
    createdAt: row.createdAt.toISOString(),
    statusSince: row.statusSince.toISOString(),
    executionDate: row.executionDate?.toISOString() ?? null,
    printOnly: row.printOnly,
    sealing: isSealing(row),
    sealingProblem: isSealing(row) ? row.sealingProblem : null,
    archived: presentArchived(row),
    hidden: row.hiddenAt !== null,
    group: row.listGroup,
    ownersWaiting: isOwnersTurn(row) ? row.ownersWaiting : [],
    anySigned: row.firstSignedAt !== null,
    linkDays: row.linkDays,
    reminders: packetReminderPlan(row),
    copies: row.copies,
    message: row.message,
    negotiatedIn: row.negotiatedIn,
    executedOn: row.executedOn,
    revisionOf: revisionOf ?? null,
    revisedBy: revisedBy ?? null,
    ...(movedHome && { movedHome }),
    ...(feePaid && { feePaid }),
    signing: presentSigning(signing),
  }
}

export interface RelatedRows {
  tenants: readonly PacketTenantRow[]
  signing: SigningCapabilities
  revisionOf?: Packet['revisionOf'] | undefined
  revisedBy?: Packet['revisedBy'] | undefined
  ownerPeople?: OwnerPeople | undefined
  movedHome?: Packet['movedHome']
  feePaid?: boolean
}

export function packetFacts(
  row: PacketRow,
  signing: SigningCapabilities,
): Parameters<typeof canDo>[1] {
  return {
    status: row.status,
    printOnly: row.printOnly,
    sealing: isSealing(row),
    anySigned: row.firstSignedAt !== null,
    ownersWaiting: isOwnersTurn(row) ? row.ownersWaiting : [],
    hidden: row.hiddenAt !== null,
    ...(row.homeState && { movedHome: { state: row.homeState } }),
    executionDate: row.executionDate?.toISOString() ?? null,
    archived: row.archivedReason && { reason: row.archivedReason },
    signing,
  }
}

export function presentSigning(capabilities: SigningCapabilities): Packet['signing'] {
  const { reportsProgress: _, ...shown } = capabilities
  return shown
}

/** Co-owners sign before the initiator. */
function isOwnersTurn({ status, ownersWaiting }: PacketRow): boolean {
  return status === 'AWAITING_LANDLORD_SIGNATURE' && ownersWaiting.length > 0
}

function isSealing({ ownerSignedAt, executionDate, archivedAt }: PacketRow): boolean {
  return ownerSignedAt !== null && executionDate === null && archivedAt === null
}

function presentTenant(tenant: PacketTenantRow): Packet['tenants'][number] {
  return {
    _id: tenant.tenantId,
    name: `${tenant.firstName} ${tenant.lastName}`,
    email: tenant.email,
  }
}

function presentAddress({ address }: PacketRow): Packet['property']['address'] {
  return {
    street: address.street,
    city: address.city,
    state: address.state,
    zip: address.zip,
  }
}

function presentArchived(row: PacketRow): Packet['archived'] {
  if (!row.archivedReason || !row.archivedAt) {
    return null
  }

  return {
    reason: row.archivedReason,
    words: row.archivedWords ?? '',
    at: row.archivedAt.toISOString(),
  }
}
