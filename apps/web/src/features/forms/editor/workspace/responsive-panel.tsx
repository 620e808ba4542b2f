import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { selectedPlaces } from '../model/editing.ts'
import type { PlaceErrors } from '../model/place-errors.ts'
import { Panel } from './panel/panel.tsx'
import type { Editor } from './use-editor.ts'
import styles from './workspace.module.css'

interface ResponsivePanelProps {
  editor: Editor
  errors: PlaceErrors
  /** No room beside the pages: the panel opens as a dialog. */
  narrow: boolean
  open: boolean
  onClose: () => void
}

export function ResponsivePanel({ editor, errors, narrow, open, onClose }: ResponsivePanelProps) {
  if (!narrow) {
    return (
      <aside className={styles.side} aria-label="Selected field">
        <Panel editor={editor} errors={errors} />
      </aside>
    )
  }
  if (!open || selectedPlaces(editor.editing).length === 0) {
    return null
  }

  return (
    <Dialog
      title="Change field"
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Panel editor={editor} errors={errors} />
    </Dialog>
  )
}
