import { UndoNotice } from '../../../ui/undo-notice.tsx'

interface RemovedNoticeProps {
  /** A form's title or a person's name. */
  removed: string | undefined
  onUndo: () => void
}

export function RemovedNotice({ removed, onUndo }: RemovedNoticeProps) {
  return (
    <UndoNotice
      message={removed && `${removed} was removed from the packet.`}
      undoes={`removing ${removed ?? ''}`}
      onUndo={onUndo}
    />
  )
}
