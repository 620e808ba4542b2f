/** The gap keeps the head from coming back while it goes: the frame is then higher and scrolls less. */
const shrinksFrom = 120
const growsBelow = 16

/** Tells whether somebody has scrolled down in the frame. Same origin only. */
export function followScroll(
  frame: HTMLIFrameElement,
  onScrolled: (isScrolled: boolean) => void,
): void {
  const page = frame.contentDocument ? frame.contentWindow : null
  let isScrolled = false
  onScrolled(isScrolled)
  page?.addEventListener(
    'scroll',
    () => {
      const next = page.scrollY > (isScrolled ? growsBelow : shrinksFrom)
      if (next !== isScrolled) {
        isScrolled = next
        onScrolled(isScrolled)
      }
    },
    { passive: true },
  )
}
