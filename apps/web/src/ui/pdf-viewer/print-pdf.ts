/**
 * Opens the browser's print dialog for a PDF. Where the browser has no PDF viewer of its own, and on
 * phones, whose viewers print from their share menu, it opens the file in a new tab instead.
 */
export function printPdf(url: string): void {
  if (!navigator.pdfViewerEnabled || matchMedia('(pointer: coarse)').matches) {
    openTab(url)
    return
  }

  document.querySelector(`iframe[data-prints]`)?.remove()
  const frame = document.createElement('iframe')
  frame.dataset.prints = ''
  frame.title = 'Document to print'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:1px;height:1px;border:0;opacity:0'
  frame.addEventListener('load', () => printFrame(frame, url))
  frame.src = url
  document.body.append(frame)
}

function printFrame(frame: HTMLIFrameElement, url: string) {
  try {
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
  } catch {
    // Some browsers keep their PDF viewer closed to the page around it.
    openTab(url)
  }
}

function openTab(url: string) {
  window.open(url, '_blank', 'noopener')
}
