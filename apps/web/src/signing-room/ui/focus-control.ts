/**
 * Moves the focus to a control and brings it into the middle of the window, clear of the bar at the
 * bottom (WCAG 2.4.11). In a group it goes to the part that is wrong or still wants something.
 */
export function focusControl(id: string): HTMLElement | undefined {
  const target = controlIn(document.getElementById(id))
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })

  return target
}

/** The id of the control, or group of controls, that holds the focus. */
export function focusedControlId(ids: readonly string[]): string | undefined {
  const known = new Set(ids)
  let element = document.activeElement
  while (element && !known.has(element.id)) {
    element = element.parentElement
  }

  return element?.id
}

const controls = 'input, select, textarea, button'

function controlIn(element: HTMLElement | null): HTMLElement | undefined {
  if (
    !element ||
    element.matches(controls) ||
    (element.tabIndex === -1 && element.matches('h1, h2'))
  ) {
    return element ?? undefined
  }

  const inside = [...element.querySelectorAll<HTMLElement>(controls)]
  return inside.find(isWrong) ?? inside.find(isNeeded) ?? inside.find(isOpen) ?? inside[0]
}

function isWrong(element: HTMLElement): boolean {
  return element.getAttribute('aria-invalid') === 'true'
}

/** Empty, and of a group that is not whole without it. */
function isNeeded(element: HTMLElement): boolean {
  return element.getAttribute('aria-required') === 'true' && isOpen(element)
}

/** Of radio buttons the chosen or the first takes the focus; of boxes the first that is empty. */
function isOpen(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement && element.type === 'radio') {
    return element.checked
  }
  if (element instanceof HTMLInputElement && element.type === 'checkbox') {
    return false
  }

  return 'value' in element && element.tagName !== 'BUTTON' && element.value === ''
}
