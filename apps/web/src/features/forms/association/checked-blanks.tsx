import type { Blank } from '@countersign/contract/schemas/association'
import { pluralize } from '../../../lib/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import flexStyles from '../../../ui/flex.module.css'

interface CheckedBlanksProps {
  blanks: readonly Blank[]
  /** Ids of those that only this form asks, on purpose. */
  free: readonly string[]
  onFree: (free: string[]) => void
}

/** What the forms of a packet share is asked once; everything else is asked by this form alone. */
export function CheckedBlanks({ blanks, free, onFree }: CheckedBlanksProps) {
  const open = blanks.filter(({ isLinked }) => !isLinked)
  const linked = blanks.length - open.length
  if (open.length === 0) {
    return (
      <p>{blanks.length === 0 ? 'Nothing is filled in.' : 'All blanks are linked to facts.'}</p>
    )
  }

  return (
    <div className={flexStyles.column4}>
      <p>
        {linked > 0 && `${pluralize(linked, 'blank')} linked to facts of the packet. `}
        Check that these are asked by this form alone. To link one, edit the form.
      </p>
      <ul className={flexStyles.column1}>
        {open.map(({ id, label }) => (
          <li key={id}>
            <Checkbox
              label={label}
              checked={free.includes(id)}
              onChange={({ currentTarget }) =>
                onFree(currentTarget.checked ? [...free, id] : free.filter((other) => other !== id))
              }
            />
          </li>
        ))}
      </ul>
      {open.length > 3 && (
        <div>
          <Button onClick={() => onFree([...new Set([...free, ...open.map(({ id }) => id)])])}>
            Check all {open.length}
          </Button>
        </div>
      )}
    </div>
  )
}
