import type { PacketAction } from '@countersign/contract/rules/packet-actions'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeAnswersDialog } from './change-answers-dialog.tsx'
import { CopiesDialog } from './copies-dialog.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { FinishedOnPaperDialog } from './paper/finished-on-paper-dialog.tsx'
import { ReviseDialog } from './revise-dialog.tsx'
import { TakeOverDialog } from './take-over-dialog.tsx'
import { UseAgainDialog } from './use-again-dialog.tsx'

interface PacketActionDialogPartProps extends ActionDialogProps {
  action: PacketAction
}

/** The dialog of an action on the whole packet; nothing for an action without one. */
export function PacketActionDialogPart({ action, ...props }: PacketActionDialogPartProps) {
  switch (action) {
    case 'cancel':
      return <CancelDialog {...props} />
    case 'change-answers':
      return <ChangeAnswersDialog {...props} />
    case 'discard':
      return <DiscardDialog {...props} />
    case 'extend':
      return <ExtendDialog {...props} />
    case 'revise':
      return <ReviseDialog {...props} />
    case 'use-again':
      return <UseAgainDialog {...props} />
    case 'finish-on-paper':
      return <FinishedOnPaperDialog {...props} />
    case 'copies':
      return <CopiesDialog {...props} />
    case 'take-over':
      return <TakeOverDialog {...props} />
    case 'print':
    case 'hide':
    case 'show-again':
    case 'download':
    case 'correct':
    case 'remind':
      return null
  }
}
