import { Button } from '../../../../ui/button.tsx'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { Card } from '../../../../ui/card.tsx'
import styles from './resident-page.module.css'
import { ResidentPage } from './resident-page.tsx'
import { useResidentTitle, useResidentWords } from './use-resident-messages.ts'

interface ResidentBrokenProps {
  /** What could not be had. */
  what: 'link' | 'status'
  error: unknown
  onRetry: () => void
  retrying: boolean
}

/** The server is away, or would not: what happened, in the resident's language, and a way to try again. */
export function ResidentBroken({ what, error, onRetry, retrying }: ResidentBrokenProps) {
  const words = useResidentWords()
  useResidentTitle(words.failed[what])

  return (
    <ResidentPage>
      <Card>
        <PageTitle>{words.failed[what]}</PageTitle>
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
