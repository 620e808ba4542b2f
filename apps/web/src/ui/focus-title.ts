/**
 * After a navigation the page's title gets the focus, so that a screen reader announces the page. A
 * title that appears later, while its data loads, takes the focus then, unless a key or the pointer was
 * pressed in the meantime. A page that opened with a way to undo what was just done has focused that.
 */
let requested = false

export function requestTitleFocus(): void {
  if (document.activeElement?.matches('[data-undo]')) {
    return
  }
  requested = true
  const title = document.querySelector('h1[data-page-title]')
  if (title instanceof HTMLElement) {
    focusTitle(title)
    return
  }
  window.addEventListener('keydown', cancelRequest, { once: true })
  window.addEventListener('pointerdown', cancelRequest, { once: true })
}

export function focusTitle(title: HTMLElement): void {
  if (!requested) {
    return
  }
  cancelRequest()
  title.focus({ preventScroll: true })
}

function cancelRequest() {
  requested = false
}
