import { useState } from 'react'
import { emptyText, readTextDraft } from '../../../features/forms/editor/saving/text-draft.ts'
import { TextForm } from '../../../features/forms/editor/text/text-form.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useWayBack } from './return-to.ts'

export function Component() {
  const { goOn } = useWayBack()
  const [start] = useState(() => readTextDraft(undefined) ?? emptyText)

  return (
    <>
      <PageTitle lead="Every resident signs it, and you sign after them.">
        Write your form
      </PageTitle>
      <TextForm formId={undefined} start={start} onSaved={goOn} />
    </>
  )
}
