import { closestGroup, findField } from './anchors.ts'
import { reveal } from './reveal.ts'

/**
 * Moves the focus to a control and scrolls it to the middle of the window, clear of the action bar
 * (WCAG 2.4.11), or all questions that are answered with it, if they fit. In a group of controls it
 * focuses the one that is invalid or still needs an answer.
 */
export function focusControl(id: string): HTMLElement | undefined {
  const element = document.getElementById(id)
  if (element) {
    reveal(element)
  }
  const target = findControl(element)
  target?.focus({ preventScroll: true })
  if (target) {
    const group = closestGroup(target)
    const shown = group && fitsWindow(group) ? group : target
    shown.scrollIntoView({ block: 'center' })
  }

  return target
}

/** Scrolls to where a field of a form is shown, also one that nobody answers here. */
export function showField(documentId: string, key: string): void {
  const field = findField(documentId, key)
  if (field) {
    reveal(field)
    field.scrollIntoView({ block: 'center' })
  }
}

let stopWaiting: (() => void) | undefined

/** As soon as it is shown, unless the person does something else first: the pages of a form load late. */
export function focusControlOnceShown(id: string): void {
  stopWaiting?.()
  if (focusControl(id)) {
    return
  }
  const end = new AbortController()
  const observer = new MutationObserver(() => focusControl(id) && end.abort())
  observer.observe(document.body, { childList: true, subtree: true })
  end.signal.addEventListener('abort', () => observer.disconnect())
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    document.addEventListener(type, () => end.abort(), { signal: end.signal, passive: true })
  }
  stopWaiting = () => end.abort()
}

let isMovingOn = false

/**
 * Moves the focus on to a control that nobody asked for, after what a person did with another one. Next
 * then still leads to it: they may not have seen it.
 */
export function moveFocusOn(id: string): void {
  isMovingOn = true
  focusControl(id)
  isMovingOn = false
}

/** Whether the focus that just moved was moved on. */
export function isMovedOn(): boolean {
  return isMovingOn
}

/**
 * Moves the focus to the next part of a control, such as the city of an address, that still needs an
 * answer; `false` if there is none, or if the part that had the focus was left empty.
 */
export function focusNextPart(id: string, last: Element): boolean {
  const control = document.getElementById(id)
  const parts = [...(control?.querySelectorAll<HTMLElement>(controls) ?? [])]
  const index = parts.findIndex((part) => part === last)
  const current = parts[index]
  const next = parts.slice(index + 1).find(isMissing)
  if (!current || isOpen(current) || !next) {
    return false
  }
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'center' })

  return true
}

/** The share of the window that the bars above and below leave free. */
const freeShare = 0.72

function fitsWindow(element: Element): boolean {
  return element.getBoundingClientRect().height <= window.innerHeight * freeShare
}

/** Whether two controls can be in the window at once, between the bars. */
export function fitTogether(firstId: string, secondId: string): boolean {
  const [first, second] = [firstId, secondId].map((id) =>
    document.getElementById(id)?.getBoundingClientRect(),
  )
  return (
    first !== undefined &&
    second !== undefined &&
    Math.max(first.bottom, second.bottom) - Math.min(first.top, second.top) <=
      window.innerHeight * freeShare
  )
}

/** The id, of these, of the control or group of controls that has the focus. */
export function focusedControlId(ids: readonly string[]): string | undefined {
  const known = new Set(ids)
  let element = document.activeElement
  while (element && !known.has(element.id)) {
    element = element.parentElement
  }

  return element?.id
}

const controls = 'input, select, textarea, button'

function findControl(element: HTMLElement | null): HTMLElement | undefined {
  if (
    !element ||
    element.matches(controls) ||
    (element.tabIndex === -1 && element.matches('h1, h2, h3'))
  ) {
    return element ?? undefined
  }

  const inside = [...element.querySelectorAll<HTMLElement>(controls)]
  return inside.find(isInvalid) ?? inside.find(isMissing) ?? inside.find(isOpen) ?? inside[0]
}

function isInvalid(element: HTMLElement): boolean {
  return element.getAttribute('aria-invalid') === 'true'
}

/** Empty, and required within its group. */
function isMissing(element: HTMLElement): boolean {
  return element.getAttribute('aria-required') === 'true' && isOpen(element)
}

/** The chosen radio button, or a text box that is empty. */
function isOpen(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement && element.type === 'radio') {
    return element.checked
  }
  if (element instanceof HTMLInputElement && element.type === 'checkbox') {
    return false
  }

  return 'value' in element && element.tagName !== 'BUTTON' && element.value === ''
}
