import type { PlaceErrors } from '../../model/place-errors.ts'
import { selectedPlaces } from '../../model/editing.ts'
import { countPlaces, placeName } from '../../model/place-labels.ts'
import type { Editor } from '../use-editor.ts'
import { SelectionPanel } from './selection-panel.tsx'
import textStyles from '../../../../../ui/text.module.css'
import flexStyles from '../../../../../ui/flex.module.css'
import styles from './panel.module.css'
import { PlaceActions } from './place-actions.tsx'
import { PlacePanel } from './place-panel.tsx'

interface PanelProps {
  editor: Editor
  errors: PlaceErrors
}

export function Panel({ editor, errors }: PanelProps) {
  const selected = selectedPlaces(editor.editing)
  const [only] = selected
  if (!only) {
    return <NothingSelected />
  }
  const messages = selected.flatMap(({ id }) => errors.byPlace.get(id) ?? [])

  return (
    <div className={flexStyles.column4}>
      <h2 className={textStyles.title}>
        {selected.length === 1 ? placeName(only) : `${countPlaces(selected.length)} selected`}
      </h2>
      {messages.length > 0 && (
        <ul className={styles.errors} aria-label="What needs another look">
          {messages.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {selected.length === 1 ? (
        <PlacePanel key={only.id} place={only} editor={editor} />
      ) : (
        <SelectionPanel editor={editor} />
      )}
      <PlaceActions editor={editor} />
    </div>
  )
}

function NothingSelected() {
  return (
    <div className={flexStyles.column4}>
      <h2 className={textStyles.title}>No field selected</h2>
      <p className={textStyles.soft}>
        Select a field on the page to change it. To select several, hold Shift or drag around them.
      </p>
      <h3 className={textStyles.label}>Keyboard shortcuts</h3>
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const keys = [
  ['Tab', 'Go to the next field'],
  ['Arrows', 'Move by 1 point, with Shift by 10'],
  ['Alt + arrows', 'Resize'],
  ['Enter', 'Change its label and settings'],
  ['Delete', 'Delete'],
  ['Ctrl or ⌘ + D', 'Duplicate'],
  ['Ctrl or ⌘ + C, V', 'Copy and paste'],
  ['Ctrl or ⌘ + A', 'Select all on the page'],
  ['Ctrl or ⌘ + Z', 'Undo; with Shift, redo'],
] as const
