import { useCallback, useSyncExternalStore } from 'react'

const urls = new Map<Blob, { url: string; users: number }>()

export function readObjectUrl(blob: Blob): string | undefined {
  return urls.get(blob)?.url
}

/** Creates an object URL and returns the function that releases it; the last release revokes the URL. */
export function acquireObjectUrl(blob: Blob, onCreated: () => void): () => void {
  const entry = urls.get(blob) ?? { url: URL.createObjectURL(blob), users: 0 }
  entry.users += 1
  urls.set(blob, entry)
  onCreated()

  return () => {
    entry.users -= 1
    if (entry.users === 0) {
      urls.delete(blob)
      URL.revokeObjectURL(entry.url)
    }
  }
}

export function useObjectUrl(blob: Blob): string | undefined {
  const subscribe = useCallback((onChange: () => void) => acquireObjectUrl(blob, onChange), [blob])
  return useSyncExternalStore(subscribe, () => readObjectUrl(blob))
}
