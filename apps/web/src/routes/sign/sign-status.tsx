import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { linkStateFromError } from '../../features/packets/sign/resident/link-state.ts'
import { LinkEndPage } from '../../features/packets/sign/resident/link-end-page.tsx'
import { ResidentErrorPage } from '../../features/packets/sign/resident/resident-error-page.tsx'
import { ResidentStatus } from '../../features/packets/sign/resident/resident-status.tsx'
import { residentPaths } from '../../lib/resident-paths.ts'
import type { Resource } from '../../lib/use-resource.ts'
import { Opening } from './opening.tsx'

export { LinkEndPage }

export interface SignStatusProps {
  code: string
  details: Resource<CodeDetails>
}

export function SignStatus({ code, details }: SignStatusProps) {
  const { data, error, isFetching, refetch } = details
  if (data) {
    return <ResidentStatus details={data} code={code} signPath={residentPaths.signByCode(code)} />
  }
  if (error === undefined) {
    return <Opening titled />
  }

  const end = linkStateFromError(error)
  return end && end !== 'open' && end !== 'signed' ? (
    <LinkEndPage end={end} code={code} />
  ) : (
    <ResidentErrorPage
      subject="status"
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
