import {
  Form,
  Initiator,
  PrintSize,
  PropertyAddress,
  Signer,
  type CreateDocumentGroup,
} from '@countersign/contract'
import { defaultPacketName, limits, templateIdFor } from '@countersign/contract/calls'
import { z } from 'zod'
import { PeopleDraft, type People } from './people/people.ts'

/** Where the packet belongs: one property of the member and one unit of it. */
export const RentalUnit = z.object({
  propertyId: z.string(),
  propertyName: z.string(),
  address: PropertyAddress,
  unitId: z.string(),
  unitName: z.string(),
})
export type RentalUnit = z.infer<typeof RentalUnit>

/** What a member has chosen on the way to a packet. It lives in this tab alone. */
export const CreationState = z.object({
  /** The member whose choice this is; somebody else who logs in never sees it. */
  memberId: z.string().nullable(),
  /** Sent with the creation, so that a click repeated after a lost answer makes no second packet. */
  idempotencyKey: z.string(),
  place: RentalUnit.nullable(),
  /** What stands in the fields of add-signers, finished or not. */
  peopleDraft: PeopleDraft.nullable(),
  /** Empty until add-signers was left by Continue, and again as soon as something there is changed. */
  signers: z.array(Signer),
  initiator: Initiator.nullable(),
  documents: z.array(Form),
  /** As the person wrote it; null as long as the name follows the first document. */
  packetName: z.string().nullable(),
  /** How the documents are set. */
  print: PrintSize.default('standard'),
})
export type CreationState = z.infer<typeof CreationState>

export function emptyCreation(idempotencyKey: string): CreationState {
  return {
    memberId: null,
    idempotencyKey,
    place: null,
    peopleDraft: null,
    signers: [],
    initiator: null,
    documents: [],
    packetName: null,
    print: 'standard',
  }
}

export function chooseUnit(state: CreationState, place: RentalUnit): CreationState {
  return { ...state, place }
}

/** Keeps what is typed. People who were settled before are not any more. */
export function updatePeopleDraft(state: CreationState, peopleDraft: PeopleDraft): CreationState {
  return { ...state, peopleDraft, signers: [], initiator: null }
}

export function confirmPeople(state: CreationState, people: People): CreationState {
  return { ...state, ...people }
}

/** Adds the form, or takes it out where it is chosen already. */
export function toggleDocument(state: CreationState, form: Form): CreationState {
  if (isChosen(state, form._id)) {
    return removeDocument(state, form._id)
  }

  return addDocuments(state, [form])
}

/** Adds those that are not chosen yet, in their order. Choosing twice changes nothing. */
export function addDocuments(state: CreationState, forms: readonly Form[]): CreationState {
  const room = Math.max(limits.maxDocuments - state.documents.length, 0)
  const added = forms.filter(({ _id }) => !isChosen(state, _id)).slice(0, room)
  if (added.length === 0) {
    return state
  }

  return { ...state, documents: renumber(placeLeadFormsBeforeLease(state.documents, added)) }
}

const leadFormIds = ['lead-based-paint-disclosure', 'lead-pamphlet-receipt']

/** 40 CFR 745.107: the lead disclosure is read before anyone is bound by the contract. */
function placeLeadFormsBeforeLease(chosen: readonly Form[], added: readonly Form[]): Form[] {
  const documents = [...chosen, ...added]
  const contract = documents.findIndex(({ category }) => category === 'Leases & Renewals')
  const late = added.filter(
    (form) => leadFormIds.includes(form._id) && documents.indexOf(form) > contract,
  )
  if (contract < 0) {
    return documents
  }

  return documents.filter((form) => !late.includes(form)).toSpliced(contract, 0, ...late)
}

export function removeDocument(state: CreationState, formId: string): CreationState {
  return { ...state, documents: renumber(state.documents.filter(({ _id }) => _id !== formId)) }
}

/** Puts a form's new edition in place of the chosen one; nothing where it is not chosen. */
export function updateDocument(state: CreationState, form: Form): CreationState {
  if (!isChosen(state, form._id)) {
    return state
  }

  return {
    ...state,
    documents: renumber(state.documents.map((chosen) => (chosen._id === form._id ? form : chosen))),
  }
}

/** Puts the document at `from` where the one at `to` stands; the others close ranks. */
export function moveDocument(state: CreationState, from: number, to: number): CreationState {
  const moved = state.documents[from]
  if (!moved || !state.documents[to]) {
    return state
  }

  const others = state.documents.filter((_, index) => index !== from)
  return { ...state, documents: renumber(others.toSpliced(to, 0, moved)) }
}

export function isChosen(state: Pick<CreationState, 'documents'>, formId: string): boolean {
  return state.documents.some(({ _id }) => _id === formId)
}

/** An emptied name falls back to the default one, like a name that was never written. */
export function resolvePacketName(state: CreationState): string {
  return state.packetName?.trim() || defaultPacketName(state.documents)
}

/** The call that makes the packet, or undefined as long as something is missing. */
export function creationRequest(state: CreationState): CreateDocumentGroup | undefined {
  const { place, initiator, signers, documents } = state
  if (!place || !initiator || signers.length === 0 || documents.length === 0) {
    return undefined
  }

  return {
    templateIds: documents.map((form) => templateIdFor(form, signers.length)),
    signers,
    initiator,
    propertyId: place.propertyId,
    unitId: place.unitId,
    packetName: resolvePacketName(state),
    ...(state.print === 'large' && { print: state.print }),
  }
}

function renumber(documents: readonly Form[]): Form[] {
  return documents.map((form, order) => ({ ...form, order }))
}
