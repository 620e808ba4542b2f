import { clsx } from 'clsx'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import spaceStyles from '../../../ui/space.module.css'
import type { OpenedRoom } from '../../room/opened-room.ts'
import { useRoom, useRoomStore } from '../../room/room-context.ts'
import type { Finishing } from '../../room/use-finish.ts'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import { useFrameInView } from '../../ui/use-frame-in-view.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'
import textStyles from '../../../ui/text.module.css'
import flexStyles from '../../../ui/flex.module.css'

type Warning = NonNullable<Room['warnings']>[number]

/** Finish, which first asks about answers that the law or the calendar speaks against. */
export function useFinishAnyway(
  { finishing, finish }: Finishing,
  progress: RoomProgress,
): Finishing & { dialog: ReactNode } {
  const store = useRoomStore()
  const [reading, setReading] = useState(false)
  const [asked, setAsked] = useState<readonly Warning[]>([])

  async function ask() {
    setReading(true)
    // The warnings about what is saved last come with its answer.
    await store.saveNow()
    setReading(false)
    const { screen } = store.getSnapshot()
    const warnings = screen.kind === 'room' ? (screen.room.warnings ?? []) : []
    const open = warnings.filter(({ anyway }) => anyway)
    setAsked(open)
    if (open.length === 0) {
      await finish()
    }
  }

  function finishAnyway() {
    const keys = [...new Set(asked.map(({ key }) => key))]
    setAsked([])
    void finish(keys)
  }

  return {
    finishing: finishing || reading,
    finish: ask,
    dialog: asked.length > 0 && (
      <AnywayDialog
        warnings={asked}
        progress={progress}
        onClose={() => setAsked([])}
        onAnyway={finishAnyway}
      />
    ),
  }
}

interface AnywayDialogProps {
  warnings: readonly Warning[]
  progress: RoomProgress
  onClose: () => void
  onAnyway: () => void
}

function AnywayDialog({ warnings, progress, onClose, onAnyway }: AnywayDialogProps) {
  const { anyway, serverErrors } = useRoomMessages()
  const { documents } = useRoom()
  const texts = isSent(documents) ? anyway.send : anyway.print
  useFrameInView()

  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" data-autofocus onClick={onClose}>
            {anyway.back}
          </Button>
          <Button onClick={onAnyway}>{texts.submit}</Button>
        </>
      }
    >
      <ul className={clsx(textStyles.warnings, flexStyles.column3, spaceStyles.bottom4)}>
        {warnings.map(({ key, text, citation }) => (
          <li key={`${key} ${text}`}>
            <strong lang="en">{findLabel(progress, key)}</strong> {serverErrors.warning(text)}{' '}
            {citation}
          </li>
        ))}
      </ul>
      <p>{anyway.explain(texts.submit)}</p>
    </Dialog>
  )
}

function findLabel({ plan }: RoomProgress, answerKey: string): string {
  return plan.slots.find((slot) => slot.answerKey === answerKey)?.field.label ?? ''
}

/** Forms that no resident signs are printed. */
function isSent(documents: OpenedRoom['documents']): boolean {
  return documents.some(({ fields }) =>
    fields.some(({ role, type }) => role.startsWith('TT') && type === 'signature'),
  )
}
