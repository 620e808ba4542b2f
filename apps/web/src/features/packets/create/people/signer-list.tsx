import { clsx } from 'clsx'
import { formatPhone } from '@countersign/answers/phone'
import type { KnownTenant } from '@countersign/contract/schemas/users'
import { limits } from '@countersign/contract/rules/limits'
import { sameEmail } from '@countersign/contract/rules/signers'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { readCreation } from '../creation-store.ts'
import { RemovedNotice } from '../removed-notice.tsx'
import { KnownPeople } from './known-people.tsx'
import {
  canAddSigner,
  emptySigner,
  isEmptySigner,
  type PeopleDraft,
  type SignerDraft,
} from './people.ts'
import { peopleFieldId } from './people-fields.ts'
import flexStyles from '../../../../ui/flex.module.css'
import { SignerFields } from './signer-fields.tsx'
import textStyles from '../../../../ui/text.module.css'

export function SignerList({ userId }: { userId: string }) {
  const { control } = useFormContext<PeopleDraft>()
  const { fields, append, insert, remove, update } = useFieldArray({ control, name: 'signers' })
  const signers = useWatch({ control, name: 'signers' })

  const [removed, setRemoved] = useState<{ index: number; signer: SignerDraft }>()
  const canUndo = removed && signers.length < limits.maxSigners

  function add(kind: SignerDraft['kind']) {
    append({ ...emptySigner, kind }, { focusName: `signers.${fields.length}.firstName` })
  }

  function removeAt(index: number) {
    const signer = signers[index]
    setRemoved(signer && !isEmptySigner(signer) ? { index, signer } : undefined)
    remove(index)
    document.getElementById(peopleFieldId(`signers.${Math.max(index - 1, 0)}.firstName`))?.focus()
  }

  function undo({ index, signer }: { index: number; signer: SignerDraft }) {
    insert(index, signer, { focusName: `signers.${index}.firstName` })
    setRemoved(undefined)
  }

  function addKnown({ firstName, lastName, email, phone }: KnownTenant) {
    const person = { firstName, lastName, email, phone: formatPhone(phone) }
    const empty = signers.findIndex(isEmptySigner)
    if (empty >= 0) {
      update(empty, { ...signers[empty], ...person })
    } else {
      append(person, { shouldFocus: false })
    }
  }

  return (
    <>
      <KnownPeople
        userId={userId}
        unit={readCreation().rentalUnit}
        isChosen={({ email }) => signers.some((one) => sameEmail(one.email, email))}
        isFull={signers.length >= limits.maxSigners && !signers.some(isEmptySigner)}
        onAdd={addKnown}
      />
      <RemovedNotice
        removed={canUndo ? nameOf(removed.signer) : undefined}
        onUndo={() => removed && undo(removed)}
      />
      <ol className={flexStyles.column5}>
        {fields.map((field, index) => (
          <li key={field.id}>
            <SignerFields index={index} count={fields.length} onRemove={() => removeAt(index)} />
          </li>
        ))}
      </ol>
      <div className={clsx(flexStyles.row24, textStyles.soft)}>
        <Button disabled={!canAddSigner(signers)} onClick={() => add('resident')}>
          Add another signer
        </Button>
        <Button kind="quiet" disabled={!canAddSigner(signers)} onClick={() => add('guarantor')}>
          Add a guarantor
        </Button>
        <p>{addSignerHint(fields.length, canAddSigner(signers))}</p>
      </div>
    </>
  )
}

function addSignerHint(count: number, canAdd: boolean): string {
  if (count >= limits.maxSigners) {
    return `A packet can have at most ${limits.maxSigners} signers.`
  }
  return canAdd ? '' : 'Fill in every field above to add another signer.'
}

function nameOf({ firstName, lastName, email }: SignerDraft): string {
  return `${firstName} ${lastName}`.trim() || email || 'The person'
}
