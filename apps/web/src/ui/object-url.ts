const held = new Map<Blob, { url: string; holders: number }>()

export function readObjectUrl(blob: Blob): string | undefined {
  return held.get(blob)?.url
}

/** Gives the bytes an address until the last holder lets go; answers how to let go. */
export function holdObjectUrl(blob: Blob, onMade: () => void): () => void {
  const entry = held.get(blob) ?? { url: URL.createObjectURL(blob), holders: 0 }
  entry.holders += 1
  held.set(blob, entry)
  onMade()

  return () => {
    entry.holders -= 1
    if (entry.holders === 0) {
      held.delete(blob)
      URL.revokeObjectURL(entry.url)
    }
  }
}
