/** Whether the frame loaded an error page: an iframe fires `load` for those too. Same origin only. */
export function frameFailed(frame: HTMLIFrameElement, embedUrl: string): boolean {
  if (new URL(embedUrl, window.location.href).origin !== window.location.origin) {
    return false
  }

  const page = frame.contentDocument ? frame.contentWindow : null
  if (!page) {
    // The browser's own error page.
    return true
  }
  const [navigation] = page.performance.getEntriesByType('navigation')
  return navigation !== undefined && httpStatus(navigation) >= 400
}

/** The entry belongs to the frame's realm, so `instanceof` does not work. */
function httpStatus(entry: PerformanceEntry): number {
  return 'responseStatus' in entry ? Number(entry.responseStatus) : 0
}
