import type { ReactNode } from 'react'
import { PageTitle } from '../../ui/page-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { LinkEnd } from './link-end.ts'
import { ResidentPage } from './resident-page.tsx'
import { useResidentWords } from './use-resident-words.ts'

interface LinkEndPageProps {
  end: LinkEnd
  sender?: string | undefined
  children?: ReactNode
}

/** A link that leads to no signing: what happened, and what to do now. */
export function LinkEndPage({ end, sender, children }: LinkEndPageProps) {
  const { title, words } = useResidentWords().end(end, sender)

  return (
    <ResidentPage>
      <Sheet>
        <PageTitle>{title}</PageTitle>
        <p>{words}</p>
        {children}
      </Sheet>
    </ResidentPage>
  )
}
