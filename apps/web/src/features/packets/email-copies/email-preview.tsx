import type { EmailCopyPreviewQuery } from '@countersign/contract/schemas/email-copies'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import cardStyles from '../../../ui/card.module.css'
import flexStyles from '../../../ui/flex.module.css'
import { LoadingState } from '../../../ui/loading-state.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { emailCopyPreviewQuery } from './email-copy-queries.ts'
import textStyles from '../../../ui/text.module.css'

interface EmailPreviewProps extends EmailCopyPreviewQuery {
  docGroupId: string
}

export function EmailPreview({ docGroupId, role, language }: EmailPreviewProps) {
  const preview = useQuery(emailCopyPreviewQuery(docGroupId, { role, language }))

  return (
    <section aria-label="Preview" tabIndex={0} className={cardStyles.scroller}>
      <h3 className={clsx(textStyles.small, spaceStyles.bottom2)}>What they will read</h3>
      {preview.isPending && <LoadingState shape="text" count={5} label="Loading the email…" />}
      {preview.isError && (
        <div role="alert" className={clsx(flexStyles.start2, spaceStyles.top3)}>
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
          <p className={clsx(textStyles.lines, spaceStyles.top3)}>{preview.data.text.trim()}</p>
        </div>
      )}
    </section>
  )
}
