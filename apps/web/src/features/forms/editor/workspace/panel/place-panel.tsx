import { Checkbox } from '../../../../../ui/field/checkbox.tsx'
import { Select } from '../../../../../ui/field/select.tsx'
import { TextInput } from '../../../../../ui/field/text-input.tsx'
import { PlaceType, type FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { InviteRole } from '@countersign/contract/schemas/roles'
import { isFilledBySigning, isMark, placeTypes } from '@countersign/contract/rules/form-places'
import { inviteRoles } from '@countersign/contract/rules/roles'
import { withOtherBoxes } from '../../model/choice.ts'
import { updatePlace, type PlaceChange } from '../../model/update-place.ts'
import { currentPlaces, replacePlaces } from '../../model/editing.ts'
import { roleLabel, typeLabels } from '../../model/place-labels.ts'
import type { Editor } from '../use-editor.ts'
import { AnswerField } from './answer-field.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { ConditionField } from './condition-field.tsx'
import { NumberField } from './number-field.tsx'
import flexStyles from '../../../../../ui/flex.module.css'
import styles from './panel.module.css'

export const labelFieldId = 'place-label'

interface PlacePanelProps {
  place: FormPlace
  editor: Editor
}

/** Consecutive changes of one property are one undo step. */
export function PlacePanel({ place, editor }: PlacePanelProps) {
  const { pages } = editor.editing

  function change(by: PlaceChange) {
    editor.change((current) => {
      const tag = `${Object.keys(by).join(' ')} ${place.id}`
      const places = sharedKeys.some((key) => key in by)
        ? withOtherBoxes(place, currentPlaces(current))
        : [place]
      return replacePlaces(
        current,
        places.map((other) => updatePlace(other, by, pages)),
        tag,
      )
    })
  }

  return (
    <div className={flexStyles.column3}>
      <TextInput
        id={labelFieldId}
        label="Label"
        description="What the person who fills it out is asked for."
        maxLength={80}
        value={place.label}
        error={place.label.trim() === ''}
        onChange={({ currentTarget }) => change({ label: currentTarget.value })}
      />
      <Select
        label="Who fills it out"
        options={allowedRoles(place).map((value) => ({ value, label: roleLabel(value) }))}
        value={place.role}
        onChange={({ currentTarget }) => change({ role: InviteRole.parse(currentTarget.value) })}
      />
      <Select
        label="Field type"
        options={placeTypes.map((value) => ({ value, label: typeLabels[value] }))}
        value={place.type}
        onChange={({ currentTarget }) => change({ type: PlaceType.parse(currentTarget.value) })}
      />
      {place.type === 'choice' && <ChoiceFields place={place} editor={editor} />}
      <Checkbox
        label={isMark(place) ? 'Must be signed' : 'Must be filled out'}
        checked={place.required}
        onChange={({ currentTarget }) => change({ required: currentTarget.checked })}
      />
      <AnswerField
        place={place}
        places={currentPlaces(editor.editing)}
        onChange={(changed) => editor.change((current) => replacePlaces(current, changed))}
      />
      <ConditionField
        place={place}
        places={currentPlaces(editor.editing)}
        onChange={(changed) => editor.change((current) => replacePlaces(current, changed))}
      />
      <Select
        label="Page"
        options={pages.map((_, page) => ({ value: String(page), label: String(page + 1) }))}
        value={String(place.page)}
        onChange={({ currentTarget }) => change({ page: Number(currentTarget.value) })}
      />
      <fieldset className={styles.numbers}>
        <legend>Position and size, in points (72 to an inch)</legend>
        <NumberField label="From the left" value={place.x} onChange={(x) => change({ x })} />
        <NumberField label="From the top" value={place.y} onChange={(y) => change({ y })} />
        <NumberField label="Width" value={place.width} onChange={(width) => change({ width })} />
        <NumberField
          label="Height"
          value={place.height}
          onChange={(height) => change({ height })}
        />
      </fieldset>
    </div>
  )
}

/** What the boxes of a choice have in common. */
const sharedKeys = ['label', 'role', 'required', 'type'] as const

function allowedRoles({ type }: FormPlace): readonly InviteRole[] {
  return isFilledBySigning({ type }) ? inviteRoles.filter((role) => role !== 'LLEdit') : inviteRoles
}
