import { InviteRole } from '@countersign/contract/schemas/roles'
import { inviteRoles } from '@countersign/contract/rules/roles'
import { Button } from '../../../../../ui/button.tsx'
import { Select } from '../../../../../ui/field/select.tsx'
import {
  alignPlaces,
  alignments,
  distributePlaces,
  sameSize,
  type Alignment,
} from '../../model/geometry/align.ts'
import { updatePlace } from '../../model/update-place.ts'
import { replacePlaces, selectedPlaces, type Places } from '../../model/editing.ts'
import { countPlaces, roleLabel } from '../../model/place-labels.ts'
import type { Editor } from '../use-editor.ts'
import flexStyles from '../../../../../ui/flex.module.css'
import styles from './panel.module.css'

/** Alignment and size follow the place that was selected first. */
export function SelectionPanel({ editor }: { editor: Editor }) {
  const selected = selectedPlaces(editor.editing)
  const { pages } = editor.editing
  const [first] = selected
  const roles = new Set(selected.map(({ role }) => role))

  function apply(changed: Places, announcement: string) {
    editor.change((current) => replacePlaces(current, changed), announcement)
  }

  return (
    <div className={flexStyles.column3}>
      <Select
        label="Who fills them out"
        options={[
          ...(roles.size > 1 ? [{ value: '', label: 'Several people' }] : []),
          ...inviteRoles.map((value) => ({ value, label: roleLabel(value) })),
        ]}
        value={roles.size === 1 ? first?.role : ''}
        onChange={({ currentTarget }) => {
          const role = InviteRole.safeParse(currentTarget.value).data
          if (role) {
            const changed = selected.map((place) => updatePlace(place, { role }, pages))
            apply(changed, `${countPlaces(selected.length)}: ${roleLabel(role)}.`)
          }
        }}
      />
      <div role="group" aria-label="Align" className={flexStyles.wrap2}>
        <p className={styles.groupTitle}>Align</p>
        {alignments.map((how) => (
          <Button
            key={how}
            className={styles.small}
            onClick={() => apply(alignPlaces(selected, how), `Aligned: ${alignmentNames[how]}.`)}
          >
            {alignmentNames[how]}
          </Button>
        ))}
      </div>
      <div role="group" aria-label="Size" className={flexStyles.wrap2}>
        <p className={styles.groupTitle}>Match the first</p>
        <Button
          className={styles.small}
          onClick={() => apply(sameSize(selected, 'width', pages), 'Same width.')}
        >
          Width
        </Button>
        <Button
          className={styles.small}
          onClick={() => apply(sameSize(selected, 'height', pages), 'Same height.')}
        >
          Height
        </Button>
      </div>
      {selected.length > 2 && new Set(selected.map(({ page }) => page)).size === 1 && (
        <div role="group" aria-label="Distribute" className={flexStyles.wrap2}>
          <p className={styles.groupTitle}>Distribute</p>
          <Button
            className={styles.small}
            onClick={() => apply(distributePlaces(selected, 'x'), 'Distributed horizontally.')}
          >
            Horizontally
          </Button>
          <Button
            className={styles.small}
            onClick={() => apply(distributePlaces(selected, 'y'), 'Distributed vertically.')}
          >
            Vertically
          </Button>
        </div>
      )}
    </div>
  )
}

const alignmentNames: Record<Alignment, string> = {
  left: 'Left',
  center: 'Center',
  right: 'Right',
  top: 'Top',
  middle: 'Middle',
  bottom: 'Bottom',
}
