import type { ReactNode } from 'react'
import flexStyles from '../../../../ui/flex.module.css'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ExpiredLink } from './expired-link.tsx'
import type { LinkEnd } from './link-state.ts'
import { ResidentPage } from './resident-page.tsx'
import { useResidentTitle } from './use-resident-document.ts'
import { useLinkMessages } from '../../../../i18n/link/messages.ts'

export interface LinkEndPageProps {
  end: LinkEnd
  /** With it the resident can request a new link. */
  code?: string
  sender?: string | undefined
  children?: ReactNode
}

export function LinkEndPage({ end, code, sender, children }: LinkEndPageProps) {
  const { end: ends, unknownSender } = useLinkMessages().ended
  const { title, message } = ends[end](sender ?? unknownSender)
  useResidentTitle(title)

  return (
    <ResidentPage>
      <Card>
        <PageTitle>{title}</PageTitle>
        <div className={flexStyles.start4}>
          <p>{message}</p>
          {end === 'expired' && code && <ExpiredLink code={code} />}
        </div>
        {children}
      </Card>
    </ResidentPage>
  )
}
