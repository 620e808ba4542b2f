import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'
import { useRoomStore } from '../room/room-context.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface OpenPdfProps {
  documentId: string
  /** The id of the element that names the form. */
  describedBy?: string
  onOpened?: () => void
  children: ReactNode
}

export function OpenPdf({ documentId, describedBy, onOpened, children }: OpenPdfProps) {
  const { common } = useRoomMessages()
  const store = useRoomStore()
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle')

  async function open() {
    setState('opening')
    const opened = await openPdfWindow(store.documentPdf(documentId), `${documentId}.pdf`)
    setState(opened ? 'idle' : 'failed')
    if (opened) {
      onOpened?.()
    }
  }

  return (
    <div className={spaceStyles.hanging}>
      <Button
        kind="quiet"
        busy={state === 'opening'}
        busyLabel={common.openingPdf}
        aria-describedby={describedBy}
        onClick={() => void open()}
      >
        {children}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={textStyles.problem}>
          {common.pdfFailed}
        </p>
      )}
    </div>
  )
}

/** Enough time for the PDF viewer of a slow phone to read the file. */
const revokeAfterMs = 120_000

/**
 * Shows a PDF that needs this page's authorization. The window is opened before the file has arrived,
 * while the tap still allows it; where pop-ups are blocked, the file is downloaded instead.
 */
async function openPdfWindow(file: Promise<Blob>, name: string): Promise<boolean> {
  const popup = window.open('', '_blank')
  try {
    const url = URL.createObjectURL(await file)
    setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
    if (popup) {
      popup.location.replace(url)
    } else {
      download(url, name)
    }
    return true
  } catch {
    popup?.close()
    return false
  }
}

function download(url: string, name: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
