import { useState } from 'react'
import type { ReactNode } from 'react'
import { useRoomStore } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import { RoomButton } from '../ui/room-button.tsx'
import { openPdfWindow } from './open-pdf-window.ts'
import styles from '../ui/page.module.css'

interface OpenPdfProps {
  documentId: string
  /** The id of what names the form. */
  about?: string
  onOpened?: () => void
  children: ReactNode
}

/** Opens one form as a PDF, beside this page. */
export function OpenPdf({ documentId, about, onOpened, children }: OpenPdfProps) {
  const { room } = useMessages()
  const store = useRoomStore()
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle')

  async function open() {
    setState('opening')
    const shown = await openPdfWindow(store.documentPdf(documentId), `${documentId}.pdf`)
    setState(shown ? 'idle' : 'failed')
    if (shown) {
      onOpened?.()
    }
  }

  return (
    <div className={styles.pdf}>
      <RoomButton
        kind="quiet"
        busy={state === 'opening'}
        aria-describedby={about}
        onClick={() => void open()}
      >
        {state === 'opening' ? room.openingPdf : children}
      </RoomButton>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {room.pdfFailed}
        </p>
      )}
    </div>
  )
}
