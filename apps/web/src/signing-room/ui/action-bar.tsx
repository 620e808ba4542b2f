import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useRoom, useRoomState } from '../room/room-context.ts'
import styles from './action-bar.module.css'
import layoutStyles from './room-layout.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'

interface ActionBarProps {
  missing: number
  /** Answers with an error, which are named once nothing is missing. */
  invalid?: number
  /** The id of the text that says how much is missing; it describes Finish. */
  statusId: string
  /** Below what is missing. */
  note?: ReactNode
  /** The buttons, Finish last. */
  children: ReactNode
}

/** At the bottom of the window: progress, save status and the buttons that lead on. */
export function ActionBar({ missing, invalid = 0, statusId, note, children }: ActionBarProps) {
  const { bar } = useRoomMessages()
  const { task } = useRoom()
  const missingText = task === 'fill' ? bar.answersMissing(missing) : bar.itemsMissing(missing)
  const doneText = invalid > 0 ? bar.answersInvalid(invalid) : bar.complete

  return (
    <section
      className={clsx(flexStyles.row23, styles.bar, layoutStyles.stickyBottom)}
      aria-label={bar.label}
      data-primary-bar
    >
      <div className={styles.status}>
        <p id={statusId} className={clsx(textStyles.strong, styles.missing)}>
          {missing === 0 ? doneText : missingText}
        </p>
        {note}
        <SaveStatus />
      </div>
      {children}
    </section>
  )
}

function SaveStatus() {
  const { bar } = useRoomMessages()
  const status = useRoomState((state) => state.saveStatus)
  return (
    <p className={clsx(textStyles.hint, styles.saveStatus)} data-status={status} role="status">
      {bar[status]}
    </p>
  )
}

interface FinishButtonProps {
  missing: number
  finishing: boolean
  describedBy: string
  onFinish: () => void
}

/** Enabled when no required answer is missing. */
export function FinishButton({ missing, finishing, describedBy, onFinish }: FinishButtonProps) {
  const { bar } = useRoomMessages()
  return (
    <Button
      kind={missing > 0 ? 'secondary' : 'primary'}
      disabled={missing > 0}
      busy={finishing}
      busyLabel={bar.finishing}
      aria-describedby={describedBy}
      onClick={onFinish}
    >
      {bar.finish}
    </Button>
  )
}
