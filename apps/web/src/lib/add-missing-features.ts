/**
 * Before a page is shown: adds what browsers from before March 2024 lack. `Promise.withResolvers` came
 * last to each of them. Others load nothing.
 */
export async function addMissingFeatures(): Promise<void> {
  if (!('withResolvers' in Promise)) {
    await import('./missing-features.ts')
  }
}
