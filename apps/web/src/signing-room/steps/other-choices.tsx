import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { useRoom } from '../room/room-context.ts'
import { otherChoicesId } from '../ui/anchors.ts'
import { Panel } from '../ui/room-layout.tsx'
import { AskForPaper, AskOwner, ReportWrongRecipient } from './message-owner.tsx'
import styles from './other-choices.module.css'

/** What a signer can do instead of signing, in the same place on every step (WCAG 3.2.6). */
export function OtherChoices() {
  const { help } = useMessages()
  const isOwner = useRoom().role === 'LLSign'

  return (
    <Panel titleId={otherChoicesId}>
      <h2 id={otherChoicesId} tabIndex={-1}>
        {help.heading}
      </h2>
      {!isOwner && (
        <>
          <AskForPaper />
          <AskOwner />
          <ReportWrongRecipient />
        </>
      )}
      <details className={styles.choice}>
        <summary>{help.later}</summary>
        <p>{isOwner ? help.ownerLaterText : help.laterText}</p>
      </details>
      <Decline />
    </Panel>
  )
}

async function loadDeclineDialog() {
  return { default: (await import('./decline-dialog.tsx')).DeclineDialog }
}

const DeclineDialog = lazy(loadDeclineDialog)

function Decline() {
  const { help, problems } = useMessages()
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')

  async function open() {
    const loaded = await loadDeclineDialog().catch(() => undefined)
    setState(loaded ? 'open' : 'failed')
  }

  return (
    <>
      <Button onClick={() => void open()}>{help.decline}</Button>
      {state === 'failed' && <p role="alert">{problems.unreachable}</p>}
      {state === 'open' && (
        <Suspense fallback={null}>
          <DeclineDialog onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
