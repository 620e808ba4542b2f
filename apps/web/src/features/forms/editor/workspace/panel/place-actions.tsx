import { Button } from '../../../../../ui/button.tsx'
import { addPlaces, placesOf, selectedPlaces } from '../../model/editing.ts'
import { duplicateForEveryResident, isResidentRole } from '../../model/duplicate.ts'
import { newPlaceId } from '../../model/new-place.ts'
import { countPlaces, roleName } from '../../model/place-labels.ts'
import { pageInView } from '../place-element.ts'
import type { Editor } from '../use-editor.ts'
import styles from './panel.module.css'

/** Duplicating and deleting what is selected. */
export function PlaceActions({ editor }: { editor: Editor }) {
  const chosen = selectedPlaces(editor.editing)

  return (
    <div className={styles.actions}>
      <Button
        className={styles.small}
        onClick={() => editor.run({ kind: 'duplicate' }, pageInView())}
      >
        Duplicate
      </Button>
      {chosen.some(({ role }) => isResidentRole(role)) && (
        <Button className={styles.small} onClick={() => forEveryResident(editor)}>
          Duplicate for every resident
        </Button>
      )}
      <Button className={styles.small} onClick={() => editor.run({ kind: 'remove' }, pageInView())}>
        Delete
      </Button>
    </div>
  )
}

function forEveryResident(editor: Editor): void {
  const { pages } = editor.editing
  const places = placesOf(editor.editing)
  const { added, without } = duplicateForEveryResident(selectedPlaces(editor.editing), {
    places,
    pages,
    newId: newPlaceId,
  })
  const said =
    added.length > 0
      ? `${countPlaces(added.length)} added for the other residents.`
      : 'The other residents have these fields already.'
  const noRoom =
    without.length > 0
      ? ` The page has no room for ${without.map(roleName).join(', ')}. Make space, or place them by hand.`
      : ''

  editor.change(
    (standing) => (added.length > 0 ? addPlaces(standing, added) : standing),
    without.length > 0 && added.length === 0 ? noRoom.trim() : `${said}${noRoom}`,
    added[0]?.id,
  )
}
