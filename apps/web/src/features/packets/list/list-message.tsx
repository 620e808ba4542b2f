import { useEffect, useRef } from 'react'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Tone } from '../../../ui/status-badge.tsx'
import styles from './packet-list.module.css'

export interface ListMessage {
  tone: Tone
  title: string
  /** One sentence for each packet or person. */
  details?: readonly string[]
  undo?: { label: string; run: () => void }
}

/** The way back takes the focus: the row or the bar that had it may be gone. */
export function ListNotice({ message }: { message: ListMessage | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-undo]')?.focus()
  }, [message])

  return (
    <div ref={box} role="status" className={styles.message}>
      {message && (
        <Notice tone={message.tone} title={message.title}>
          {message.details && message.details.length > 0 && (
            <ul>
              {message.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
          {message.undo && (
            <Button data-undo onClick={message.undo.run}>
              {message.undo.label}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}

export function failure(what: string, error: Error): ListMessage {
  return { tone: 'red', title: `“${what}” did not work.`, details: [errorMessage(error)] }
}
