import { limits } from '@countersign/contract/rules/limits'
import { clsx } from 'clsx'
import { flushSync } from 'react-dom'
import { useUndoRemoval } from '../../../lib/use-undo-removal.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import flexStyles from '../../../ui/flex.module.css'
import spaceStyles from '../../../ui/space.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { UndoNotice } from '../../../ui/undo-notice.tsx'
import { canAddName, type PrintErrors } from './print-draft.ts'
import textStyles from '../../../ui/text.module.css'

interface ResidentNamesProps {
  names: readonly string[]
  errors: PrintErrors
  onChange: (names: string[]) => void
}

export const nameFieldId = (index: number) => `resident-name-${index + 1}`

/** Named on the printed form only: nobody needs an email address. */
export function ResidentNames({ names, errors, onChange }: ResidentNamesProps) {
  const removal = useUndoRemoval<string>({
    remove: (index) => onChange(names.toSpliced(index, 1)),
    insert: (index, name) => onChange(names.toSpliced(index, 0, name)),
  })
  function undo() {
    const index = removal.removedIndex ?? names.length
    flushSync(removal.undo)
    document.getElementById(nameFieldId(index))?.focus()
  }

  return (
    <fieldset className={flexStyles.column4}>
      <legend className={clsx(textStyles.strong, spaceStyles.bottom2)}>Residents</legend>
      <p className={textStyles.soft}>
        Enter each name as it appears in the lease. It is printed on the form; nothing is sent to
        anyone.
      </p>
      {names.map((name, index) => (
        <div key={index} className={clsx(flexStyles.pair, flexStyles.end)}>
          <TextInput
            id={nameFieldId(index)}
            label={residentName(index)}
            required
            autoComplete="off"
            value={name}
            error={errors.get(`residents.${index}.name`)}
            onChange={({ currentTarget }) => onChange(names.with(index, currentTarget.value))}
          />
          {names.length > 1 && (
            <Button
              kind="quiet"
              onClick={() =>
                removal.remove({ index, row: name, name: name.trim() || residentName(index) })
              }
            >
              Remove <VisuallyHidden>{residentName(index)}</VisuallyHidden>
            </Button>
          )}
        </div>
      ))}
      {names.length < limits.maxSigners && (
        <UndoNotice
          message={removal.removed && `${removal.removed} was removed.`}
          undoes={`removing ${removal.removed ?? ''}`}
          removalCount={removal.count}
          onUndo={undo}
        />
      )}
      <Button
        className={flexStyles.self}
        disabled={!canAddName(names)}
        onClick={() => onChange([...names, ''])}
      >
        Add another resident
      </Button>
    </fieldset>
  )
}

function residentName(index: number): string {
  return `Resident ${index + 1}`
}
