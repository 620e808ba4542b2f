import { useState } from 'react'
import { emptyTextDraft, readTextDraft } from '../../../features/forms/editor/saving/text-draft.ts'
import { useFormOwner } from '../../../features/forms/editor/saving/form-owner.ts'
import { TextForm } from '../../../features/forms/editor/text/text-form.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useReturnTo } from './return-to.ts'

export function Component() {
  const { returnWith } = useReturnTo()
  const { newDraft } = useFormOwner()
  const [start] = useState(() => readTextDraft(newDraft) ?? emptyTextDraft)

  return (
    <>
      <PageTitle lead="You choose who signs it. Signature lines are added automatically.">
        Write your form
      </PageTitle>
      <TextForm formId={undefined} start={start} onSaved={returnWith} />
    </>
  )
}
