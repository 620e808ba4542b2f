import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import flexStyles from '../../ui/flex.module.css'
import { useRoom } from '../room/room-context.ts'
import { otherChoicesId } from '../ui/anchors.ts'
import { Panel } from '../ui/room-layout.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { AskForPaper, AskOwner, FinishLater, ReportWrongRecipient } from './message-owner.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** What a signer can do instead of signing, in the same place on every step (WCAG 3.2.6). */
export function OtherChoices() {
  const { help } = useRoomMessages()
  const isOwner = useRoom().role === 'LLSign'
  const [isDeclining, setDeclining] = useState(false)

  return (
    <Panel titleId={otherChoicesId}>
      <h2 id={otherChoicesId} tabIndex={-1}>
        {help.heading}
      </h2>
      {!isOwner && (
        <>
          <Choice title={help.paper}>
            <AskForPaper />
          </Choice>
          <Choice title={help.ask}>
            <AskOwner />
          </Choice>
          <Choice title={help.wrongRecipient}>
            <ReportWrongRecipient />
          </Choice>
        </>
      )}
      <Choice title={help.later}>
        <FinishLater />
      </Choice>
      <Button onClick={() => setDeclining(true)}>{help.decline}</Button>
      {isDeclining && <DeclineDialog onClose={() => setDeclining(false)} />}
    </Panel>
  )
}

interface ChoiceProps {
  title: string
  children: ReactNode
}

function Choice({ title, children }: ChoiceProps) {
  return (
    <details className={clsx(flexStyles.column0, flexStyles.wide)}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
