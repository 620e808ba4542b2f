import { clsx } from 'clsx'
import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PageTitle } from '../../../../ui/page-title.tsx'
import spaceStyles from '../../../../ui/space.module.css'
import { ResidentPage } from './resident-page.tsx'
import { senderOf } from './sender-of.ts'
import { useResidentTitle } from './use-resident-document.ts'
import { useLinkMessages } from '../../../../i18n/link/messages.ts'
import textStyles from '../../../../ui/text.module.css'
import flexStyles from '../../../../ui/flex.module.css'

interface OpenDocumentsProps {
  details: CodeDetails
  onOpen: () => void
}

/** The first page of a resident's link. Showing it opens nothing: mail scanners look at it too. */
export function OpenDocuments({ details, onOpen }: OpenDocumentsProps) {
  const t = useLinkMessages()
  const { home, mine } = details
  useResidentTitle(t.title)

  return (
    <ResidentPage>
      <Card>
        <PageTitle lead={home}>{t.asksForSignature(senderOf(details))}</PageTitle>
        <ul className={clsx(flexStyles.column2, textStyles.list, spaceStyles.bottom4)}>
          {t.documentTitles(details).map((title, index) => (
            <li key={index}>{title}</li>
          ))}
        </ul>
        {mine.expiresAt && <p>{t.signUntil(mine.expiresAt)}</p>}
        <p className={clsx(spaceStyles.top5, spaceStyles.bottom3)}>
          <Button kind="primary" onClick={onOpen}>
            {t.openDocuments}
          </Button>
        </p>
      </Card>
    </ResidentPage>
  )
}
