import type { InviteRole, PlaceType } from '@countersign/contract'
import { Button } from '../../../../ui/button.tsx'
import { selectedPlaces } from '../model/editing.ts'
import { roleFor } from '../model/new-place.ts'
import { countPlaces, namePlace, roleName, typeNames } from '../model/place-labels.ts'
import type { Editor } from './use-editor.ts'
import styles from './workspace.module.css'

interface ArmedStripProps {
  type: PlaceType
  role: InviteRole
  onCancel: () => void
}

/** What the next press on a page does. */
export function ArmedStrip({ type, role, onCancel }: ArmedStripProps) {
  return (
    <div className={styles.strip}>
      <p>
        Press the page where it goes: {typeNames[type]}, {roleName(roleFor({ type, role }))}.
      </p>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

/** On a phone: what is selected, with the way to its settings. */
export function SelectedStrip({ editor, onEdit }: { editor: Editor; onEdit: () => void }) {
  const chosen = selectedPlaces(editor.editing)
  const [only] = chosen
  if (!only) {
    return null
  }

  return (
    <div className={styles.strip}>
      <p>{chosen.length === 1 ? namePlace(only) : countPlaces(chosen.length)}</p>
      <Button kind="quiet" onClick={onEdit}>
        Change
      </Button>
    </div>
  )
}
