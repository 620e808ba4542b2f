import { Button } from '../../../../ui/button.tsx'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { Card } from '../../../../ui/card.tsx'
import styles from './resident-page.module.css'
import { ResidentPage } from './resident-page.tsx'
import { useResidentTitle, useResidentMessages } from './use-resident-messages.ts'

interface ResidentErrorPageProps {
  subject: 'link' | 'status'
  error: unknown
  onRetry: () => void
  retrying: boolean
}

export function ResidentErrorPage({ subject, error, onRetry, retrying }: ResidentErrorPageProps) {
  const words = useResidentMessages()
  useResidentTitle(words.failed[subject])

  return (
    <ResidentPage>
      <Card>
        <PageTitle>{words.failed[subject]}</PageTitle>
        <div className={styles.say}>
          <p role="alert">{words.refusal(error)}</p>
          <p>{words.keptSoFar}</p>
          <Button kind="primary" onClick={onRetry} busy={retrying} busyLabel={words.trying}>
            {words.again}
          </Button>
        </div>
      </Card>
    </ResidentPage>
  )
}
