import type { ReactNode } from 'react'
import { BrokenState } from './broken-state.tsx'
import { PageTitle } from './page-title.tsx'
import { Sheet } from './sheet.tsx'
import { WaitingState } from './waiting-state.tsx'

interface SubjectHeadProps {
  /** What the page is about, once it is there. */
  subject: { title: string; lead: ReactNode } | undefined
  /** What kind of thing it is, until then. */
  kind: string
  broken: { title: string; words: string; onRetry: () => void; retrying: boolean } | undefined
  /** Another way on where it is broken. */
  action?: ReactNode
}

/** The head of a page about one resident or one property: waiting, broken or full. */
export function SubjectHead({ subject, kind, broken, action }: SubjectHeadProps) {
  if (subject) {
    return <PageTitle lead={subject.lead}>{subject.title}</PageTitle>
  }

  return (
    <>
      <PageTitle>{kind}</PageTitle>
      {broken ? (
        <Sheet flush style={{ marginBottom: 'var(--space-5)' }}>
          <BrokenState
            title={broken.title}
            onRetry={broken.onRetry}
            retrying={broken.retrying}
            action={action}
          >
            {broken.words}
          </BrokenState>
        </Sheet>
      ) : (
        <WaitingState shape="text" count={1} />
      )}
    </>
  )
}
