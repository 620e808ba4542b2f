import { Button } from '../../../../../ui/button.tsx'
import flexStyles from '../../../../../ui/flex.module.css'
import { addPlaces, currentPlaces, selectedPlaces } from '../../model/editing.ts'
import { duplicateForEveryResident, isResidentRole } from '../../model/duplicate.ts'
import { newPlaceId } from '../../model/new-place.ts'
import { countPlaces, roleLabel } from '../../model/place-labels.ts'
import { visiblePage } from '../place-element.ts'
import type { Editor } from '../use-editor.ts'
import styles from './panel.module.css'

export function PlaceActions({ editor }: { editor: Editor }) {
  const selected = selectedPlaces(editor.editing)

  return (
    <div className={flexStyles.wrap2}>
      <Button
        className={styles.small}
        onClick={() => editor.run({ kind: 'duplicate' }, visiblePage())}
      >
        Duplicate
      </Button>
      {selected.some(({ role }) => isResidentRole(role)) && (
        <Button className={styles.small} onClick={() => addForOtherResidents(editor)}>
          Duplicate for every resident
        </Button>
      )}
      <Button
        className={styles.small}
        onClick={() => editor.run({ kind: 'remove' }, visiblePage())}
      >
        Delete
      </Button>
    </div>
  )
}

function addForOtherResidents(editor: Editor): void {
  const { pages } = editor.editing
  const places = currentPlaces(editor.editing)
  const { added, noRoomFor } = duplicateForEveryResident(selectedPlaces(editor.editing), {
    places,
    pages,
    newId: newPlaceId,
  })
  const addedMessage =
    added.length > 0
      ? `${countPlaces(added.length)} added for the other residents.`
      : 'The other residents already have these fields.'
  const noRoom =
    noRoomFor.length > 0
      ? ` There is no room on the page for ${noRoomFor.map(roleLabel).join(', ')}. Make space, or place them yourself.`
      : ''

  editor.change(
    (current) => (added.length > 0 ? addPlaces(current, added) : current),
    noRoomFor.length > 0 && added.length === 0 ? noRoom.trim() : `${addedMessage}${noRoom}`,
    added[0]?.id,
  )
}
