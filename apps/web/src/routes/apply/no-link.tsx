import type { ProblemCode } from '@countersign/contract/rules/problems'
import type { Resource } from '../../lib/use-resource.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { useResidentTitle } from '../../features/packets/sign/resident/use-resident-document.ts'
import { Button } from '../../ui/button.tsx'
import flexStyles from '../../ui/flex.module.css'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useApplyMessages } from '../../i18n/apply/messages.ts'
import { useLinkMessages } from '../../i18n/link/messages.ts'

/** While there is nothing to show: it loads, it has ended, or it failed. */
export function NoLink({ resource }: { resource: Resource<unknown> }) {
  const t = useApplyMessages()
  const end = endOf(resource.error)

  if (resource.error === undefined) {
    return <LoadingState shape="text" count={8} label={t.opening} />
  }
  return end ? <LinkEnd end={end} /> : <Failure resource={resource} />
}

export function LinkEnd({ end }: { end: End }) {
  const { title, message } = useApplyMessages()[end]
  useResidentTitle(title)

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={flexStyles.start4}>
        <p role="alert">{message}</p>
      </div>
    </>
  )
}

function Failure({ resource }: { resource: Resource<unknown> }) {
  const { failed } = useApplyMessages()
  const { error: describe, retry, retrying } = useLinkMessages()
  useResidentTitle(failed)

  return (
    <>
      <PageTitle>{failed}</PageTitle>
      <div className={flexStyles.start4}>
        <p role="alert">{describe(resource.error)}</p>
        <Button
          kind="primary"
          onClick={() => void resource.refetch()}
          busy={resource.isFetching}
          busyLabel={retrying}
        >
          {retry}
        </Button>
      </div>
    </>
  )
}

type End = 'unknown' | 'ended' | 'unconfirmed'

/** Undefined where a retry may help. */
export function endOf(error: unknown): End | undefined {
  return error instanceof ApiProblem ? ends[error.problem.code] : undefined
}

const ends: Partial<Record<ProblemCode, End>> = {
  'application-link-not-found': 'unknown',
  'application-link-ended': 'ended',
  'application-not-found': 'unconfirmed',
}
