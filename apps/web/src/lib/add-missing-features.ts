/** A browser from before March 2024: `Promise.withResolvers` came last to each of them. */
export const isOlderBrowser = !('withResolvers' in Promise)

/** Before a page is shown: adds what older browsers lack. Others load nothing. */
export async function addMissingFeatures(): Promise<void> {
  if (isOlderBrowser) {
    await import('./missing-features.ts')
  }
}
