/**
 * Whether what loaded in the frame is an error page. A frame has no event for that: `load` comes
 * either way. Of another origin's page nothing can be known.
 */
export function frameFailed(frame: HTMLIFrameElement, embedUrl: string): boolean {
  if (new URL(embedUrl, window.location.href).origin !== window.location.origin) {
    return false
  }

  const page = frame.contentDocument ? frame.contentWindow : null
  if (!page) {
    // The browser's own error page stands in the place of ours.
    return true
  }
  const [navigation] = page.performance.getEntriesByType('navigation')
  return navigation !== undefined && httpStatus(navigation) >= 400
}

/** The entry is of the frame's own realm, so it is told by what it has and not by its class. */
function httpStatus(entry: PerformanceEntry): number {
  return 'responseStatus' in entry ? Number(entry.responseStatus) : 0
}
