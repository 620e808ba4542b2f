import type { Form } from '@countersign/contract/schemas/forms/form'
import { limits } from '@countersign/contract/rules/limits'
import type { CreationState } from './creation-state.ts'
import { renumber } from './renumber.ts'

/* The forms that were chosen for a packet, in their order. */

export function toggleDocument(state: CreationState, form: Form): CreationState {
  if (isChosen(state, form._id)) {
    return removeDocument(state, form._id)
  }

  return addDocuments(state, [form])
}

/** Idempotent: forms that are chosen already are skipped. */
export function addDocuments(state: CreationState, forms: readonly Form[]): CreationState {
  const free = Math.max(limits.maxDocuments - state.documents.length, 0)
  const added = forms.filter(({ _id }) => !isChosen(state, _id)).slice(0, free)
  if (added.length === 0) {
    return state
  }

  return {
    ...state,
    documents: renumber(placeLeadFormsBeforeLease(state.documents, added)),
    bundleTitle: state.documents.length === 0 ? null : state.bundleTitle,
  }
}

/** A packet that begins with a bundle is named after it. */
export function addBundle(
  state: CreationState,
  { title, forms }: { title: string; forms: readonly Form[] },
): CreationState {
  const added = addDocuments(state, forms)

  return added !== state && state.documents.length === 0 ? { ...added, bundleTitle: title } : added
}

export const leadFormIds: readonly string[] = [
  'lead-based-paint-disclosure',
  'lead-pamphlet-receipt',
]

/** 40 CFR 745.107: the lead disclosure is read before anyone is bound by the lease. */
function placeLeadFormsBeforeLease(chosen: readonly Form[], added: readonly Form[]): Form[] {
  const documents = [...chosen, ...added]
  const lease = documents.findIndex(({ category }) => category === 'Leases & Renewals')
  const late = added.filter(
    (form) => leadFormIds.includes(form._id) && documents.indexOf(form) > lease,
  )
  if (lease < 0) {
    return documents
  }

  return documents.filter((form) => !late.includes(form)).toSpliced(lease, 0, ...late)
}

export function removeDocument(state: CreationState, formId: string): CreationState {
  return { ...state, documents: renumber(state.documents.filter(({ _id }) => _id !== formId)) }
}

export function restoreDocument(
  state: CreationState,
  { form, index }: { form: Form; index: number },
): CreationState {
  return isChosen(state, form._id)
    ? state
    : { ...state, documents: renumber(state.documents.toSpliced(index, 0, form)) }
}

export function updateDocument(state: CreationState, form: Form): CreationState {
  if (!isChosen(state, form._id)) {
    return state
  }

  return {
    ...state,
    documents: renumber(state.documents.map((chosen) => (chosen._id === form._id ? form : chosen))),
  }
}

export function moveDocument(state: CreationState, from: number, to: number): CreationState {
  const moved = state.documents[from]
  if (!moved || !state.documents[to]) {
    return state
  }

  const others = state.documents.filter((_, index) => index !== from)
  return {
    ...state,
    documents: renumber(others.toSpliced(to, 0, moved)),
    namedAfter: findNaming(state),
  }
}

function findNaming({ documents, namedAfter }: CreationState): string | null {
  const isThere = documents.some(({ _id }) => _id === namedAfter)

  return isThere ? namedAfter : (documents[0]?._id ?? null)
}

export function isChosen(state: Pick<CreationState, 'documents'>, formId: string): boolean {
  return state.documents.some(({ _id }) => _id === formId)
}
