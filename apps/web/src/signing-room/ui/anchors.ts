import type { View } from '../room/document-view.ts'
import { controlIdPrefix } from '../room/control-id.ts'

/* DOM ids and data attributes by which one component finds an element of another. */

export function closestControl(element: Element): Element | null {
  return element.closest(`[id^="${controlIdPrefix}"]`)
}

/** The id of a form's title, which also names its article. */
export function formTitleId(documentId: string): string {
  return `form-${documentId}`
}

/** The id of a form's title in the review, where the form to fill out stays on the page, hidden. */
export function reviewTitleId(documentId: string): string {
  return `review-${documentId}`
}

export const whatChangesId = 'what-changes'

export const dealTermsId = 'deal-terms'

export function dealTermGroupId(name: string): string {
  return `${dealTermsId}-${name}`
}

/** The id of the heading over what to look at before Finish. */
export const beforeFinishId = 'before-finish'

/** The id of the heading over everything else that a person can do. */
export const otherChoicesId = 'other-choices'

/** Marks the controls that stand under one heading of a form. */
export function sectionAnchor(documentId: string | undefined, section: string | undefined) {
  return documentId === undefined ? {} : { 'data-section': `${documentId}/${section ?? ''}` }
}

/** Marks where a field is shown, in the reading view and on PDF pages. */
export function fieldAnchor(key: string) {
  return { 'data-field': key }
}

/** Marks an element that shows a form, or some of its questions. */
export function formAnchor(documentId: string) {
  return { 'data-form': documentId }
}

/** Where a field of a form is shown, in any view. */
export function findField(documentId: string, key: string): Element | undefined {
  const form = `[data-form="${CSS.escape(documentId)}"]`
  return document.querySelector(`${form} [data-field="${CSS.escape(key)}"]`) ?? undefined
}

/** Marks the element around questions that are answered together. */
export const groupAnchor = { 'data-question-group': true }

export function closestGroup(element: Element): Element | null {
  return element.closest('[data-question-group]')
}

/** Where fields are shown within an element, in document order. */
export function findFieldAnchors(root: Element): { key: string | undefined; top: number }[] {
  return [...root.querySelectorAll('[data-field]')].map((element) => ({
    key: element.getAttribute('data-field') ?? undefined,
    top: element.getBoundingClientRect().top,
  }))
}

/** Marks the content of a form once one of its views is shown. */
export function viewAnchor(view: View) {
  return { 'data-view-shown': view }
}

export function isViewShown(view: View, root: Element | Document): boolean {
  return root.querySelector(`[data-view-shown="${view}"]`) !== null
}
