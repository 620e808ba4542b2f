import type { PlaceType } from '@countersign/contract/schemas/forms/form-place'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { Button } from '../../../../ui/button.tsx'
import { selectedPlaces } from '../model/editing.ts'
import { signingRole } from '../model/new-place.ts'
import { countPlaces, placeName, roleLabel, typeLabels } from '../model/place-labels.ts'
import type { Editor } from './use-editor.ts'
import styles from './workspace.module.css'

interface ActiveToolBarProps {
  type: PlaceType
  role: InviteRole
  onCancel: () => void
}

export function ActiveToolBar({ type, role, onCancel }: ActiveToolBarProps) {
  return (
    <div className={styles.bar}>
      <p>
        Click the page to place it: {typeLabels[type]}, {roleLabel(signingRole({ type, role }))}.
      </p>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

export function SelectionBar({ editor, onEdit }: { editor: Editor; onEdit: () => void }) {
  const selected = selectedPlaces(editor.editing)
  const [only] = selected
  if (!only) {
    return null
  }

  return (
    <div className={styles.bar}>
      <p>{selected.length === 1 ? placeName(only) : countPlaces(selected.length)}</p>
      <Button kind="quiet" onClick={onEdit}>
        Change
      </Button>
    </div>
  )
}
