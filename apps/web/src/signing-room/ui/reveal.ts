export function setHidden(element: Element | null, isHidden: boolean): void {
  if (isHidden) {
    element?.setAttribute('hidden', 'until-found')
  } else {
    element?.removeAttribute('hidden')
  }
}

/** Shows an element that is hidden until it is found, at once. */
export function reveal(element: Element): void {
  const hidden = element.closest('[hidden="until-found"]')
  if (hidden) {
    hidden.dispatchEvent(new Event('beforematch'))
    setHidden(hidden, false)
    reveal(element)
  }
}
