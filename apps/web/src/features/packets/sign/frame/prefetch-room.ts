/** The build names the signing room's files in the page (room-files.ts). */
const roomFiles = 'meta[name="room-files"]'

/** Fetches what the frame is about to load, while this page waits for other things. */
export function prefetchRoom(): void {
  const meta = document.querySelector<HTMLMetaElement>(roomFiles)
  const files = meta?.content.split(' ') ?? []
  meta?.remove()
  document.head.append(
    ...files.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
    ),
  )
}
