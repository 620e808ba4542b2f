import { Button } from '../../../../ui/button.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ResidentPage } from './resident-page.tsx'
import { useResidentTitle } from './use-resident-document.ts'
import { useLinkMessages } from '../../../../i18n/link/messages.ts'

interface ResidentErrorPageProps {
  subject: 'link' | 'status'
  error: unknown
  onRetry: () => void
  retrying: boolean
}

export function ResidentErrorPage({ subject, error, onRetry, retrying }: ResidentErrorPageProps) {
  const t = useLinkMessages()
  useResidentTitle(t.failed[subject])

  return (
    <ResidentPage>
      <Card>
        <PageTitle>{t.failed[subject]}</PageTitle>
        <div className={flexStyles.start4}>
          <p role="alert">{t.error(error)}</p>
          <p>{t.savedSoFar}</p>
          <Button kind="primary" onClick={onRetry} busy={retrying} busyLabel={t.retrying}>
            {t.retry}
          </Button>
        </div>
      </Card>
    </ResidentPage>
  )
}
