/** Saves a downloaded file under this name, as a click on a download link does. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address a little after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
