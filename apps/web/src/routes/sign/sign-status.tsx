import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { polledCodeDetailsQuery } from '../../features/packets/sign/resident/code-queries.ts'
import { linkStateFromError } from '../../features/packets/sign/resident/link-state.ts'
import { LinkEndPage } from '../../features/packets/sign/resident/link-end-page.tsx'
import { ResidentErrorPage } from '../../features/packets/sign/resident/resident-error-page.tsx'
import { ResidentPage } from '../../features/packets/sign/resident/resident-page.tsx'
import { ResidentStatus } from '../../features/packets/sign/resident/resident-status.tsx'
import { useSyncedLanguage } from '../../features/packets/sign/resident/use-synced-language.ts'
import { paths } from '../../lib/paths.ts'
import { LoadingState } from '../../ui/loading-state.tsx'

export function Component() {
  const [query] = useSearchParams()
  const code = query.get('code')

  return code ? <Status code={code} /> : <LinkEndPage end="unknown" />
}

function Status({ code }: { code: string }) {
  const details = useQuery(polledCodeDetailsQuery(code))
  useSyncedLanguage(code, details.data)
  if (details.data) {
    return <ResidentStatus details={details.data} code={code} signPath={paths.signByCode(code)} />
  }
  if (details.isPending) {
    return (
      <ResidentPage>
        <LoadingState shape="text" count={6} />
      </ResidentPage>
    )
  }

  const end = linkStateFromError(details.error)
  return end && end !== 'open' && end !== 'signed' ? (
    <LinkEndPage end={end} code={code} />
  ) : (
    <ResidentErrorPage
      subject="status"
      error={details.error}
      onRetry={() => void details.refetch()}
      retrying={details.isFetching}
    />
  )
}
