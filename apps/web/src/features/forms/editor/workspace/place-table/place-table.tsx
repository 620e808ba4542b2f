import { clsx } from 'clsx'
import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { Button } from '../../../../../ui/button.tsx'
import cardStyles from '../../../../../ui/card.module.css'
import flexStyles from '../../../../../ui/flex.module.css'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'
import { currentPlaces, select, toggleSelected } from '../../model/editing.ts'
import type { PlaceErrors } from '../../model/place-errors.ts'
import { placeName, roleLabel, typeLabels } from '../../model/place-labels.ts'
import { inReadingOrder } from '../../model/geometry/reading-order.ts'
import { placeElementId } from '../place-element.ts'
import { RoleMark } from '../role-mark.tsx'
import type { Editor } from '../use-editor.ts'
import tableStyles from '../../../../../ui/small-table.module.css'
import errorStyles from '../../../../../ui/field-error.module.css'
import textStyles from '../../../../../ui/text.module.css'
import styles from './place-table.module.css'
import phoneStyles from '../../../../../ui/phone.module.css'

interface PlaceTableProps {
  editor: Editor
  errors: PlaceErrors
  onEdit: (placeId: string) => void
}

export function PlaceTable({ editor, errors, onEdit }: PlaceTableProps) {
  const places = inReadingOrder(currentPlaces(editor.editing))
  if (places.length === 0) {
    return (
      <p className={clsx(textStyles.soft, cardStyles.padded)}>
        There are no fields yet. Add the first one.
      </p>
    )
  }

  return (
    <table className={clsx(tableStyles.table, styles.table)}>
      <caption>
        <VisuallyHidden>Fields in reading order</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Select</VisuallyHidden>
          </th>
          <th scope="col">Field</th>
          <th scope="col">Who fills it out</th>
          <th scope="col">Page</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <Row
            key={place.id}
            place={place}
            editor={editor}
            errors={errors.byPlace.get(place.id) ?? []}
            onEdit={onEdit}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Omit<PlaceTableProps, 'errors'> {
  place: FormPlace
  errors: readonly string[]
}

function Row({ place, editor, errors, onEdit }: RowProps) {
  const name = placeName(place)
  const selected = editor.editing.selected.includes(place.id)
  const chooseThis = () => editor.change((current) => select(current, [place.id]))

  return (
    <tr data-selected={selected}>
      <td>
        <label className={styles.target}>
          <input
            type="checkbox"
            className={styles.check}
            aria-label={`Select ${name}`}
            checked={selected}
            onChange={() => editor.change((current) => toggleSelected(current, place.id))}
          />
        </label>
      </td>
      <th scope="row">
        <button
          type="button"
          id={placeElementId(place.id)}
          data-place={place.id}
          className={styles.name}
          aria-label={name}
          onClick={() => {
            if (!selected) {
              chooseThis()
            }
            onEdit(place.id)
          }}
        >
          {place.label || typeLabels[place.type]}
        </button>
        <span className={textStyles.soft}>{describeType(place)}</span>
        {errors.map((error) => (
          <span key={error} className={errorStyles.error}>
            {error}
          </span>
        ))}
      </th>
      <td>
        <span className={flexStyles.row2}>
          <RoleMark role={place.role} /> {roleLabel(place.role)}
        </span>
      </td>
      <td>
        <span className={phoneStyles.only}>Page </span>
        {place.page + 1}
      </td>
      <td>
        <Button
          kind="quiet"
          onClick={() => {
            chooseThis()
            editor.run({ kind: 'remove' }, place.page)
          }}
        >
          Delete <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  )
}

function describeType({ label, type, required, option, showWhen }: FormPlace): string {
  const kind = label === typeLabels[type] ? [] : [typeLabels[type]]

  return [
    ...kind,
    ...(option === undefined ? [] : [`box for “${option}”`]),
    ...(required ? [] : ['optional']),
    ...(showWhen ? ['shown only in some cases'] : []),
  ].join(', ')
}
