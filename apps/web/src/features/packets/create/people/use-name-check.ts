import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { findKnownSigners } from './known-people-query.ts'
import { findNameConflict, isNameKept, keptNameOf, type NameConflict } from './name-conflict.ts'
import type { People, PeopleDraft } from './people.ts'

interface NameCheck {
  form: UseFormReturn<PeopleDraft, unknown, People>
  userId: string
  onDone: (people: People) => void
}

/** Asks before a resident whom the owner knows gets another name. */
export function useNameCheck({ form, userId, onDone }: NameCheck) {
  const [conflict, setConflict] = useState<NameConflict>()

  async function check(people: People) {
    const drafts = form.getValues('signers')
    const known = await findKnownSigners(userId, people.signers).catch(() => [])
    const found = findNameConflict(people.signers, known, drafts)
    setConflict(found)
    if (!found) {
      onDone({
        ...people,
        signers: people.signers.map((signer, index) =>
          isNameKept(drafts[index], signer) ? { ...signer, rename: true } : signer,
        ),
      })
    }
  }

  function useKnown() {
    if (conflict) {
      const { index, known } = conflict
      form.setValue(`signers.${index}.firstName`, known.firstName)
      form.setValue(`signers.${index}.lastName`, known.lastName)
      void form.handleSubmit(check)()
    }
  }

  function keep() {
    if (conflict) {
      const { index, known } = conflict
      const { firstName, lastName } = trimmed(form.getValues(`signers.${index}`))
      form.setValue(
        `signers.${index}.keptName`,
        keptNameOf({ firstName, lastName, email: known.email }),
      )
      void form.handleSubmit(check)()
    }
  }

  return { conflict, check, useKnown, keep, close: () => setConflict(undefined) }
}

function trimmed({ firstName, lastName }: { firstName: string; lastName: string }) {
  return { firstName: firstName.trim(), lastName: lastName.trim() }
}
