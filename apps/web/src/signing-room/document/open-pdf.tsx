import { useState } from 'react'
import type { ReactNode } from 'react'
import { createTemporaryUrl, saveFile } from '../../lib/save-file.ts'
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

/**
 * Shows a PDF that needs this page's authorization. The window is opened before the file has arrived,
 * while the tap still allows it; where pop-ups are blocked, the file is downloaded instead.
 */
async function openPdfWindow(file: Promise<Blob>, name: string): Promise<boolean> {
  const popup = window.open('', '_blank')
  try {
    const pdf = await file
    if (popup) {
      popup.location.replace(createTemporaryUrl(pdf))
    } else {
      saveFile(pdf, name)
    }
    return true
  } catch {
    popup?.close()
    return false
  }
}
