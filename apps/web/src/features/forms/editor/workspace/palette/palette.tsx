import type { InviteRole, PlaceType } from '@countersign/contract'
import { placeTypes } from '@countersign/contract/calls'
import { type Tool, toolSize } from '../../model/new-place.ts'
import { roleName, typeNames } from '../../model/place-labels.ts'
import styles from './palette.module.css'
import { TypeIcon } from './type-icon.tsx'
import { useToolDrag } from './use-tool-drag.ts'
import { WhoFills } from './role-choice.tsx'

interface PaletteProps {
  role: InviteRole
  onRole: (role: InviteRole) => void
  /** What the next press on a page places. */
  armed: PlaceType | undefined
  onArm: (type: PlaceType | undefined) => void
  /** Pixels to a point. */
  scale: number
  onPlace: (tool: Tool, spot: { page: number; x: number; y: number }) => void
  /** Places it where there is room: for the keyboard, and where no page is shown. */
  onPlaceSomewhere: (tool: Tool) => void
  /** Whether the pages are shown, to point at. */
  pointing: boolean
}

/** What can be put on a page, and for whom. */
export function Palette(props: PaletteProps) {
  const { role, onRole, armed, onArm, scale, onPlace, onPlaceSomewhere, pointing } = props
  const { dragged, start } = useToolDrag(scale, onPlace)

  /** A key, or a screen reader's press, points nowhere: the field goes where there is room. */
  function press({ detail }: React.MouseEvent, type: PlaceType) {
    if (detail === 0 || !pointing) {
      onArm(undefined)
      onPlaceSomewhere({ type, role })
    } else {
      onArm(armed === type ? undefined : type)
    }
  }

  return (
    <section className={styles.palette} aria-label="Add fields">
      <WhoFills role={role} onRole={onRole} />
      <div role="group" aria-label={`Add a field for ${roleName(role)}`} className={styles.types}>
        {placeTypes.map((type) => (
          <button
            key={type}
            type="button"
            className={styles.type}
            aria-pressed={armed === type}
            onPointerDown={(event) => pointing && start(event, { type, role })}
            onClick={(event) => press(event, type)}
          >
            <TypeIcon type={type} />
            {typeNames[type]}
          </button>
        ))}
      </div>
      <p className={styles.hint}>
        {pointing
          ? 'Drag a field onto the page, or press it and then the page. With the keyboard, Enter puts it where there is room.'
          : 'A new field goes where its page has room. Give its place in numbers, or show the pages and move it there.'}
      </p>
      {dragged && (
        <div
          className={styles.ghost}
          style={{ left: dragged.at.x, top: dragged.at.y, ...ghostSize(dragged.what.type, scale) }}
        >
          {typeNames[dragged.what.type]}
        </div>
      )}
    </section>
  )
}

function ghostSize(type: PlaceType, scale: number) {
  const { width, height } = toolSize(type)
  return { width: width * scale, height: height * scale }
}
