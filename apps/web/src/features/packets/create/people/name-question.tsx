import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import type { NameConflict } from './name-conflict.ts'

interface NameQuestionProps {
  conflict: NameConflict
  onUseKnown: () => void
  onKeep: () => void
  onClose: () => void
}

export function NameQuestion({ conflict, onUseKnown, onKeep, onClose }: NameQuestionProps) {
  const { entered, known } = conflict

  return (
    <Dialog
      title="Which name is right?"
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onKeep}>Keep {entered}</Button>
          <Button kind="primary" data-autofocus onClick={onUseKnown}>
            Use {known.name}
          </Button>
        </>
      }
    >
      <div className={flexStyles.column3}>
        <p>
          This email belongs to {known.name}. Use {known.name}, or keep {entered}?
        </p>
        <p>
          If you keep {entered}, your record of this resident gets that name. Earlier packets stay
          as they are.
        </p>
      </div>
    </Dialog>
  )
}
