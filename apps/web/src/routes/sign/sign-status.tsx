import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { polledCodeDetailsQuery } from '../../features/signing-invites/code-queries.ts'
import { refusedState } from '../../features/signing-invites/link-end.ts'
import { LinkEndPage } from '../../features/signing-invites/link-end-page.tsx'
import { ResidentPage } from '../../features/signing-invites/resident-page.tsx'
import { ResidentStatus } from '../../features/signing-invites/resident-status.tsx'
import { paths } from '../../lib/paths.ts'
import { signingStatusFailedText, wordsFor } from '../../lib/problem-messages.ts'
import { BrokenState } from '../../ui/broken-state.tsx'
import { WaitingState } from '../../ui/waiting-state.tsx'

/** A resident's thank-you page, for as long as they keep it and whenever they come back. */
export function Component() {
  const [query] = useSearchParams()
  const code = query.get('code')

  return code ? <StatusOf code={code} /> : <LinkEndPage end="unknown" />
}

function StatusOf({ code }: { code: string }) {
  const details = useQuery(polledCodeDetailsQuery(code))
  if (details.data) {
    return <ResidentStatus details={details.data} code={code} signPath={paths.signByCode(code)} />
  }
  if (details.isPending) {
    return (
      <ResidentPage>
        <WaitingState shape="text" count={6} />
      </ResidentPage>
    )
  }

  const end = refusedState(details.error)
  return end && end !== 'open' && end !== 'signed' ? (
    <LinkEndPage end={end} />
  ) : (
    <ResidentPage>
      <BrokenState
        title={signingStatusFailedText}
        onRetry={() => void details.refetch()}
        retrying={details.isFetching}
      >
        {wordsFor(details.error)}
      </BrokenState>
    </ResidentPage>
  )
}
