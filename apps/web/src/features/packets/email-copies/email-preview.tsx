import type { EmailCopyPreviewQuery } from '@countersign/contract/schemas/email-copies'
import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import styles from './email-copies.module.css'
import { emailCopyPreviewQuery } from './email-copy-queries.ts'
import textStyles from '../../../ui/text.module.css'

interface EmailPreviewProps extends EmailCopyPreviewQuery {
  docGroupId: string
}

export function EmailPreview({ docGroupId, role, language }: EmailPreviewProps) {
  const preview = useQuery(emailCopyPreviewQuery(docGroupId, { role, language }))

  return (
    <section aria-label="Preview" tabIndex={0} className={styles.preview}>
      <h3 className={styles.previewTitle}>What they will read</h3>
      {preview.isPending && <LoadingState shape="text" count={5} label="Loading the email…" />}
      {preview.isError && (
        <div role="alert" className={styles.words}>
          <p>{errorMessage(preview.error, 'The email could not be shown.')}</p>
          <Button
            busy={preview.isFetching}
            busyLabel="Trying…"
            onClick={() => void preview.refetch()}
          >
            Try again
          </Button>
        </div>
      )}
      {preview.data && (
        <div lang={language}>
          <p className={textStyles.hint}>
            {preview.data.from}
            <br />
            <strong>{preview.data.subject}</strong>
          </p>
          <p className={styles.text}>{preview.data.text.trim()}</p>
        </div>
      )}
    </section>
  )
}
