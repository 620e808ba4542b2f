import type { Form } from '@countersign/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ownFormsQuery } from '../saving/own-form-queries.ts'
import styles from './own-form-list.module.css'

interface SavedNoticeProps {
  formId: string
  onPreview: (form: Form) => void
  packetPath: string
}

export function SavedNotice({ formId, onPreview, packetPath }: SavedNoticeProps) {
  const { data } = useInfiniteQuery(ownFormsQuery)
  const form = data?.pages.flatMap(({ forms }) => forms).find(({ _id }) => _id === formId)
  if (!form) {
    return null
  }

  return (
    <div className={styles.saved}>
      <Notice
        tone="ink"
        role="status"
        title={`“${form.title}” is saved as edition ${form.edition}.`}
      >
        <p>New packets use it from now on. Existing packets keep the edition they have.</p>
        <div className={styles.options}>
          <Button onClick={() => onPreview(form)}>Try it</Button>
          <ButtonLink to={packetPath}>Use it in a packet</ButtonLink>
        </div>
      </Notice>
    </div>
  )
}
