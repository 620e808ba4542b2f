import type { Form } from '@countersign/contract/schemas/forms/form'
import { printReason } from '@countersign/contract/rules/form-rules'
import { hasLargePrint } from '@countersign/contract/rules/print-size'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { addName, type ChosenUnit } from './print-draft.ts'
import flexStyles from '../../../ui/flex.module.css'
import { ResidentNames } from './resident-names.tsx'
import { usePrintDraft } from './use-print-draft.ts'

interface PrintDetailsProps {
  form: Form
  initial: ChosenUnit & { names: string[] }
  unitFieldId: string
  renderUnitChoice: (props: UnitChoiceProps) => ReactNode
  renderKnownPeople: (props: KnownPeopleProps) => ReactNode
  onCreated: (documentGroupId: string) => void
}

interface UnitChoiceProps {
  selection: ChosenUnit
  onSelect: (selection: ChosenUnit) => void
  unitError: string | undefined
}

interface KnownPeopleProps {
  selection: ChosenUnit
  isChosen: (person: { name: string }) => boolean
  /** No empty place is left. */
  isFull: boolean
  onAdd: (person: { name: string }) => void
}

/** What is printed on a form besides its answers: the unit, the residents and the size of the text. */
export function PrintDetails(props: PrintDetailsProps) {
  const { form, unitFieldId, renderUnitChoice, renderKnownPeople } = props
  const { draft, change, errors, rejection, submit, isSubmitting } = usePrintDraft(props)
  const reason = printReason(form)

  return (
    <div className={flexStyles.column5}>
      <Notice title={reason?.badge ?? 'Signed by you'}>
        <p>
          {reason?.reason ?? 'Only you sign this form. Fill it out, print it and sign it in ink.'}{' '}
          There is no fee, and the printed form is saved with the property.
        </p>
        {form.emailCopy && <p>Afterwards you can also email a copy.</p>}
      </Notice>
      {rejection && <Notice tone="red" role="alert" title={rejection.message} />}
      <Card>
        {renderUnitChoice({
          selection: draft,
          onSelect: ({ propertyId, unitId }) => change({ propertyId, unitId }),
          unitError: errors.get('unitId'),
        })}
      </Card>
      {renderKnownPeople({
        selection: draft,
        isChosen: ({ name }) => draft.names.some((each) => each.trim() === name),
        isFull: addName(draft.names, '…') === undefined,
        onAdd: ({ name }) => change({ names: addName(draft.names, name) ?? draft.names }),
      })}
      <Card>
        <ResidentNames
          names={draft.names}
          errors={errors}
          onChange={(names) => change({ names })}
        />
      </Card>
      {hasLargePrint(form) && (
        <Card>
          <Checkbox
            label="Large print (18 pt)"
            description="For a resident who needs large print. The text is the same, on more pages."
            checked={draft.print === 'large'}
            onChange={({ currentTarget }) =>
              change({ print: currentTarget.checked ? 'large' : 'standard' })
            }
          />
        </Card>
      )}
      <PrimaryBar>
        <Button
          kind="primary"
          busy={isSubmitting}
          busyLabel="Opening…"
          onClick={() => submit({ unitFieldId })}
        >
          Fill out
        </Button>
      </PrimaryBar>
    </div>
  )
}
