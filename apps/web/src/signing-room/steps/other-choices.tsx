import { clsx } from 'clsx'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '../../ui/button.tsx'
import flexStyles from '../../ui/flex.module.css'
import { useRoom } from '../room/room-context.ts'
import { otherChoicesId } from '../ui/anchors.ts'
import { Panel } from '../ui/room-layout.tsx'
import type { DeclineDialog } from './decline-dialog.tsx'
import { LatePart } from './late-part.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** What a signer can do instead of signing, in the same place on every step (WCAG 3.2.6). */
export function OtherChoices() {
  const { help } = useRoomMessages()
  const isOwner = useRoom().role === 'LLSign'

  return (
    <Panel titleId={otherChoicesId}>
      <h2 id={otherChoicesId} tabIndex={-1}>
        {help.heading}
      </h2>
      {!isOwner && (
        <>
          <Choice title={help.paper} load={loadAskForPaper} />
          <Choice title={help.ask} load={loadAskOwner} />
          <Choice title={help.wrongRecipient} load={loadReport} />
        </>
      )}
      <Choice title={help.later} load={loadFinishLater} />
      <Decline />
    </Panel>
  )
}

const loadMessages = () => import('./message-owner.tsx')
const loadAskForPaper = async () => (await loadMessages()).AskForPaper
const loadAskOwner = async () => (await loadMessages()).AskOwner
const loadFinishLater = async () => (await loadMessages()).FinishLater
const loadReport = async () => (await loadMessages()).ReportWrongRecipient

interface ChoiceProps {
  title: string
  load: () => Promise<ComponentType>
}

/** What it means and its controls are fetched when it is opened. */
function Choice({ title, load }: ChoiceProps) {
  const [wasOpened, setWasOpened] = useState(false)

  return (
    <details
      className={clsx(flexStyles.column0, flexStyles.wide)}
      onToggle={() => setWasOpened(true)}
    >
      <summary>{title}</summary>
      {wasOpened && <LatePart load={load} />}
    </details>
  )
}

function Decline() {
  const { help, problems } = useRoomMessages()
  const [state, setState] = useState<'closed' | 'failed' | { Dialog: typeof DeclineDialog }>(
    'closed',
  )

  async function open() {
    const loaded = await import('./decline-dialog.tsx').catch(() => undefined)
    setState(loaded ? { Dialog: loaded.DeclineDialog } : 'failed')
  }

  return (
    <>
      <Button onClick={() => void open()}>{help.decline}</Button>
      {state === 'failed' && <p role="alert">{problems.unreachable}</p>}
      {typeof state === 'object' && <state.Dialog onClose={() => setState('closed')} />}
    </>
  )
}
