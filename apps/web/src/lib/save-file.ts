/** Of a file that the browser or another program reads a little later. */
export function createTemporaryUrl(file: Blob): string {
  const url = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(url), 10 * 60_000)
  return url
}

/** Saves a downloaded file under this name, as a click on a download link does. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = createTemporaryUrl(file)
  link.download = name
  link.click()
}
