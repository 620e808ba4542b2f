import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { selectedPlaces } from '../model/editing.ts'
import type { Faults } from '../model/place-errors.ts'
import { Panel } from './panel/panel.tsx'
import type { Editor } from './use-editor.ts'
import styles from './workspace.module.css'

interface PanelPlaceProps {
  editor: Editor
  faults: Faults
  /** There is no room beside the pages: the panel comes as a sheet, when it is asked for. */
  narrow: boolean
  asked: boolean
  onDone: () => void
}

export function PanelPlace({ editor, faults, narrow, asked, onDone }: PanelPlaceProps) {
  if (!narrow) {
    return (
      <aside className={styles.side} aria-label="Selected field">
        <Panel editor={editor} faults={faults} />
      </aside>
    )
  }
  if (!asked || selectedPlaces(editor.editing).length === 0) {
    return null
  }

  return (
    <Dialog
      title="Change field"
      onClose={onDone}
      actions={
        <Button kind="primary" onClick={onDone}>
          Done
        </Button>
      }
    >
      <Panel editor={editor} faults={faults} />
    </Dialog>
  )
}
