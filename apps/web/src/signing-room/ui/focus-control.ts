/**
 * Moves the focus to a control and scrolls it to the middle of the window, clear of the action bar
 * (WCAG 2.4.11). In a group it focuses the control that is invalid or still needs an answer.
 */
export function focusControl(id: string): HTMLElement | undefined {
  const target = findControl(document.getElementById(id))
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })

  return target
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
    (element.tabIndex === -1 && element.matches('h1, h2'))
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
