/**
 * After a navigation the page's title gets the focus, so that a screen reader says where one is.
 * The title may come later than the navigation (its data still loads): then it takes the focus when
 * it appears, unless the person has begun to do something else.
 */
let wanted = false

export function wantTitleFocus(): void {
  wanted = true
  const title = document.querySelector('h1[data-page-title]')
  if (title instanceof HTMLElement) {
    focusTitle(title)
    return
  }
  window.addEventListener('keydown', forget, { once: true })
  window.addEventListener('pointerdown', forget, { once: true })
}

export function focusTitle(title: HTMLElement): void {
  if (!wanted) {
    return
  }
  forget()
  title.focus({ preventScroll: true })
}

function forget() {
  wanted = false
}
