import type { PlaceType } from '@countersign/contract/schemas/forms/form-place'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { placeTypes } from '@countersign/contract/rules/form-places'
import { type Tool, toolSize } from '../../model/new-place.ts'
import { roleLabel, typeLabels } from '../../model/place-labels.ts'
import textStyles from '../../../../../ui/text.module.css'
import flexStyles from '../../../../../ui/flex.module.css'
import styles from './palette.module.css'
import { TypeIcon } from './type-icon.tsx'
import { useToolDrag } from './use-tool-drag.ts'
import { RoleChoice } from './role-choice.tsx'

interface PaletteProps {
  role: InviteRole
  onRole: (role: InviteRole) => void
  activeTool: PlaceType | undefined
  onActivate: (type: PlaceType | undefined) => void
  /** CSS pixels to a point. */
  scale: number
  onPlace: (tool: Tool, position: { page: number; x: number; y: number }) => void
  /** For keyboard users, and while no page is shown. */
  onPlaceInFreeSpace: (tool: Tool) => void
  pagesShown: boolean
}

export function Palette(props: PaletteProps) {
  const { role, onRole, activeTool, onActivate, scale, onPlace, onPlaceInFreeSpace, pagesShown } =
    props
  const { dragged, start } = useToolDrag(scale, onPlace)

  /** `detail` is 0 for a key or a screen reader: the field goes to free space. */
  function press({ detail }: React.MouseEvent, type: PlaceType) {
    if (detail === 0 || !pagesShown) {
      onActivate(undefined)
      onPlaceInFreeSpace({ type, role })
    } else {
      onActivate(activeTool === type ? undefined : type)
    }
  }

  return (
    <section className={flexStyles.column4} aria-label="Add fields">
      <RoleChoice role={role} onRole={onRole} />
      <div role="group" aria-label={`Add a field for ${roleLabel(role)}`} className={styles.types}>
        {placeTypes.map((type) => (
          <button
            key={type}
            type="button"
            className={styles.type}
            aria-pressed={activeTool === type}
            onPointerDown={(event) => pagesShown && start(event, { type, role })}
            onClick={(event) => press(event, type)}
          >
            <TypeIcon type={type} />
            {typeLabels[type]}
          </button>
        ))}
      </div>
      <p className={textStyles.hint}>
        {pagesShown
          ? 'Drag a field onto the page, or click a field and then the page. On the keyboard, press Enter to place it in free space.'
          : 'A new field goes to free space on its page. Set its position in numbers, or show the pages and move it there.'}
      </p>
      {dragged && (
        <div
          className={styles.ghost}
          style={{ left: dragged.at.x, top: dragged.at.y, ...ghostSize(dragged.what.type, scale) }}
        >
          {typeLabels[dragged.what.type]}
        </div>
      )}
    </section>
  )
}

function ghostSize(type: PlaceType, scale: number) {
  const { width, height } = toolSize(type)
  return { width: width * scale, height: height * scale }
}
