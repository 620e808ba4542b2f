/** Long enough for a slow phone's viewer to have read the file. */
const keepMs = 120_000

/**
 * Shows a PDF that only this page may fetch. The window is opened before the file is there, while the
 * tap still counts as one; where windows are blocked, the file is saved instead.
 */
export async function openPdfWindow(file: Promise<Blob>, name: string): Promise<boolean> {
  const beside = window.open('', '_blank')
  try {
    const address = URL.createObjectURL(await file)
    setTimeout(() => URL.revokeObjectURL(address), keepMs)
    if (beside) {
      beside.location.replace(address)
    } else {
      save(address, name)
    }
    return true
  } catch {
    beside?.close()
    return false
  }
}

function save(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
