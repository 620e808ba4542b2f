export function placeElementId(placeId: string): string {
  return `place-${placeId}`
}

export function focusPlace(placeId: string): void {
  document.getElementById(placeElementId(placeId))?.focus()
}

/** The page with the largest visible part; the first if none is visible. */
export function visiblePage(): number {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-page]')].map((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
    return { page: Number(element.dataset.page), height }
  })
  const [largest] = shown.toSorted((one, other) => other.height - one.height)

  return largest?.page ?? 0
}

export function scrollToPage(page: number): void {
  document.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' })
}
