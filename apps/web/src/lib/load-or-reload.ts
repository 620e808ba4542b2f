/**
 * Loads a part of the app. An update of the server removes the parts of pages that are open: what is
 * missing a second time although the server answers comes only with a new page.
 */
export function loadOrReload<T>(load: () => Promise<T>): () => Promise<T> {
  let isRetry = false

  return () =>
    load().catch(async (error: unknown) => {
      if (isRetry && (await fetch('/api/health')).ok) {
        location.reload()
      }
      isRetry = true
      throw error
    })
}
