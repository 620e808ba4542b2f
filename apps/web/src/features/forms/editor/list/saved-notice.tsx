import { clsx } from 'clsx'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import spaceStyles from '../../../../ui/space.module.css'
import { savedFormQuery } from '../saving/custom-form-queries.ts'
import flexStyles from '../../../../ui/flex.module.css'

interface SavedNoticeProps {
  formId: string
  onPreview: (form: Form) => void
  packetPath: string
}

export function SavedNotice({ formId, onPreview, packetPath }: SavedNoticeProps) {
  const { data: form, isError } = useQuery(savedFormQuery(formId))
  if (!form || isError) {
    return null
  }

  return (
    <div className={spaceStyles.bottom4}>
      <Notice
        tone="ink"
        role="status"
        title={`“${form.title}” is saved as edition ${form.edition}.`}
      >
        <p>New packets use it from now on. Existing packets keep the edition they have.</p>
        <div className={clsx(flexStyles.wrap2, spaceStyles.top3)}>
          <Button onClick={() => onPreview(form)}>Try it</Button>
          <ButtonLink to={packetPath}>Use it in a packet</ButtonLink>
        </div>
      </Notice>
    </div>
  )
}
