import type { ReactNode } from 'react'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ExpiredLink } from './expired-link.tsx'
import type { LinkEnd } from './link-state.ts'
import styles from './resident-page.module.css'
import { ResidentPage } from './resident-page.tsx'
import { useEndedMessages } from './use-ended-messages.ts'
import { useResidentTitle } from './use-resident-messages.ts'

export interface LinkEndPageProps {
  end: LinkEnd
  /** With it the resident can request a new link. */
  code?: string
  sender?: string | undefined
  children?: ReactNode
}

export function LinkEndPage({ end, code, sender, children }: LinkEndPageProps) {
  const { title, message } = useEndedMessages().end(end, sender)
  useResidentTitle(title)

  return (
    <ResidentPage>
      <Card>
        <PageTitle>{title}</PageTitle>
        <div className={styles.message}>
          <p>{message}</p>
          {end === 'expired' && code && <ExpiredLink code={code} />}
        </div>
        {children}
      </Card>
    </ResidentPage>
  )
}
