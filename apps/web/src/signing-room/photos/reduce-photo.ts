/** Somewhat more than is kept, so that the server's own reduction decides. */
const maxSide = 2000
const quality = 0.88

/**
 * The photo upright and small enough to send from a phone. What the browser cannot read goes to the server
 * as it is, which says why it cannot be used.
 */
export async function reducePhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) {
    return file
  }

  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  const reduced = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )

  return context && reduced ? reduced : file
}
