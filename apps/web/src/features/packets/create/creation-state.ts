import { Form } from '@countersign/contract/schemas/forms/form'
import { PrintSize } from '@countersign/contract/schemas/forms/print-size'
import {
  CoOwner,
  Initiator,
  Signer,
  type CreateDocumentGroup,
} from '@countersign/contract/schemas/packets/create-packet'
import { CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import { PropertyAddress } from '@countersign/contract/schemas/properties'
import type { User } from '@countersign/contract/schemas/users'
import { templateIdFor } from '@countersign/contract/rules/form-rules'
import { limits } from '@countersign/contract/rules/limits'
import { proposePacketName } from '@countersign/contract/rules/packet-name'
import { z } from 'zod'
import { PeopleDraft, peopleSchema, type People } from './people/people.ts'
import { renumber } from './renumber.ts'

export const RentalUnit = z.object({
  propertyId: z.string(),
  propertyName: z.string(),
  address: PropertyAddress,
  unitId: z.string(),
  unitName: z.string(),
})
export type RentalUnit = z.infer<typeof RentalUnit>

/** `unitId` is empty until one is chosen. */
export const UnitSelection = z.object({ propertyId: z.string(), unitId: z.string() })
export type UnitSelection = z.infer<typeof UnitSelection>

/** Client-held, in this tab. */
export const CreationState = z.object({
  /** Another member who logs in never sees the draft. */
  memberId: z.string().nullable(),
  /** Sent with the request: a repeated click after a lost response creates no second packet. */
  idempotencyKey: z.string(),
  /** Input of select-property since it was completed. */
  unitDraft: UnitSelection.nullable().default(null),
  /** Null until select-property is completed, and again after a change there. */
  rentalUnit: RentalUnit.nullable(),
  /** Input of add-signers, valid or not. */
  peopleDraft: PeopleDraft.nullable(),
  /** Empty until add-signers is completed, and again after a change there. */
  signers: z.array(Signer),
  owners: z.array(CoOwner).default([]),
  /** Who gets the signed file without signing: at first, those of the home. */
  copies: z.array(CopyRecipient).default([]),
  /** The property whose copies were taken over; null: none, so that the server does it. */
  copiesOf: z.string().nullable().default(null),
  initiator: Initiator.nullable(),
  documents: z.array(Form),
  /** Null as long as it is the proposed name. */
  packetName: z.string().nullable(),
  /** The bundle that the packet began with, which names it. */
  bundleTitle: z.string().nullable().default(null),
  /** The form that named the packet before another one was moved before it. */
  namedAfter: z.string().nullable().default(null),
  print: PrintSize.default('standard'),
  /** The packet whose answers are taken over, for the same unit. */
  prefillFrom: z
    .object({
      documentGroupId: z.string(),
      unitId: z.string(),
      name: z.string().default(''),
      /** False if the owner wants to answer everything anew. */
      wanted: z.boolean().default(true),
    })
    .nullable()
    .default(null),
  /** The requests to apply that it answers, by the emails of those who asked. */
  applicationRequests: z
    .array(z.object({ _id: z.string(), email: z.string() }))
    .max(limits.maxSigners)
    .default([]),
  /** The packet that was created last in this tab, so that Back from it can say so. */
  created: z.object({ documentGroupId: z.string(), name: z.string() }).nullable().default(null),
})
export type CreationState = z.infer<typeof CreationState>

export function emptyCreation(idempotencyKey: string): CreationState {
  return {
    memberId: null,
    idempotencyKey,
    unitDraft: null,
    rentalUnit: null,
    peopleDraft: null,
    signers: [],
    owners: [],
    copies: [],
    copiesOf: null,
    initiator: null,
    documents: [],
    packetName: null,
    bundleTitle: null,
    namedAfter: null,
    print: 'standard',
    prefillFrom: null,
    applicationRequests: [],
    created: null,
  }
}

/** What a packet starts from that is used again, or that answers a request to apply. */
export interface CreationStart {
  member: Pick<User, '_id' | 'name' | 'email'>
  rentalUnit: RentalUnit | null
  people: PeopleDraft | null
  documents: readonly Form[]
  /** Null: that of the bundle or the first form. */
  packetName: string | null
  bundleTitle?: string | null
  print?: PrintSize
  prefillFrom: CreationState['prefillFrom']
  applicationRequests?: CreationState['applicationRequests']
}

/** People who are complete count as confirmed. */
export function startCreation(state: CreationState, start: CreationStart): CreationState {
  const { member, people, documents, bundleTitle = null, applicationRequests = [], ...rest } = start
  const confirmed = people && peopleSchema(member).safeParse(people).data

  return {
    ...state,
    ...rest,
    memberId: member._id,
    peopleDraft: people,
    documents: renumber(documents),
    bundleTitle,
    namedAfter: null,
    applicationRequests,
    ...(rest.prefillFrom && { copiesOf: rest.rentalUnit?.propertyId ?? null }),
    ...confirmed,
  }
}

/** A change invalidates the confirmed unit. */
export function updateUnitDraft(state: CreationState, unitDraft: UnitSelection): CreationState {
  return { ...state, unitDraft, rentalUnit: null }
}

/** People and answers that came with the unit of an earlier packet do not move to another unit. */
export function chooseUnit(
  state: CreationState,
  rentalUnit: RentalUnit,
  copies: readonly CopyRecipient[] = [],
): CreationState {
  const placed = takeCopies(
    { ...state, rentalUnit, unitDraft: null, created: null },
    { propertyId: rentalUnit.propertyId, copies: [...copies] },
  )
  if (state.prefillFrom && state.prefillFrom.unitId !== rentalUnit.unitId) {
    return {
      ...placed,
      peopleDraft: null,
      signers: [],
      owners: [],
      initiator: null,
      prefillFrom: null,
    }
  }

  return placed
}

/** Each home has its own; what was changed for this packet stays while the home does. */
function takeCopies(
  state: CreationState,
  { propertyId, copies }: { propertyId: string; copies: CopyRecipient[] },
): CreationState {
  const { copiesOf, peopleDraft } = state
  return copiesOf === propertyId
    ? state
    : {
        ...state,
        copiesOf: propertyId,
        copies,
        peopleDraft: peopleDraft && { ...peopleDraft, copies },
      }
}

/** Whether the answers of the earlier packet come along. */
export function setPrefillWanted(state: CreationState, wanted: boolean): CreationState {
  const { prefillFrom } = state
  return prefillFrom ? { ...state, prefillFrom: { ...prefillFrom, wanted } } : state
}

/** A change invalidates the confirmed signers. */
export function updatePeopleDraft(state: CreationState, peopleDraft: PeopleDraft): CreationState {
  return { ...state, peopleDraft, signers: [], owners: [], initiator: null }
}

export function confirmPeople(state: CreationState, people: People): CreationState {
  return { ...state, ...people }
}

/** An emptied name falls back to the proposed one. */
export function resolvePacketName(state: CreationState): string {
  return state.packetName?.trim() || proposedName(state)
}

/** A change of the order does not change it. */
export function proposedName({
  bundleTitle,
  namedAfter,
  documents,
  rentalUnit,
}: Pick<CreationState, 'bundleTitle' | 'namedAfter' | 'documents' | 'rentalUnit'>): string {
  const named = documents.toSorted(
    (one, other) => Number(other._id === namedAfter) - Number(one._id === namedAfter),
  )

  return proposePacketName({
    documents: named.map(({ _id: formId, title }) => ({ formId, title })),
    bundleTitle,
    home: rentalUnit
      ? { street: rentalUnit.address.street, unitName: rentalUnit.unitName }
      : undefined,
  })
}

/** Undefined as long as something is missing. */
export function creationRequest(state: CreationState): CreateDocumentGroup | undefined {
  const { rentalUnit, initiator, signers, owners, copies, copiesOf, documents } = state
  const answered = answeredRequests(state)
  if (!rentalUnit || !initiator || signers.length === 0 || documents.length === 0) {
    return undefined
  }

  return {
    templateIds: documents.map((form) => templateIdFor(form, signers.length)),
    signers,
    ...(owners.length > 0 && { owners }),
    ...(copiesOf !== null && { copies }),
    initiator,
    propertyId: rentalUnit.propertyId,
    unitId: rentalUnit.unitId,
    packetName: resolvePacketName(state),
    ...(state.print === 'large' && { print: state.print }),
    ...(state.prefillFrom?.wanted && {
      prefillFrom: state.prefillFrom.documentGroupId,
    }),
    ...(answered.length > 0 && { applicationRequests: answered }),
  }
}

/** Of the people who sign: somebody else may have been entered since. */
function answeredRequests({ applicationRequests, signers }: CreationState): string[] {
  const emails = signers.map(({ email }) => email.toLowerCase())

  return applicationRequests
    .filter(({ email }) => emails.includes(email.toLowerCase()))
    .map(({ _id }) => _id)
}
