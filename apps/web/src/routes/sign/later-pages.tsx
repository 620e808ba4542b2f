import { LazyPart } from '../../ui/lazy-part.tsx'
import type { ApplyAddress } from '../../features/applications/apply/apply-address.ts'
import { ResidentErrorPage } from '../../features/packets/sign/resident/resident-error-page.tsx'
import type { LinkEndPageProps } from '../../features/packets/sign/resident/link-end-page.tsx'
import type { SignStatusProps } from './sign-status.tsx'
import { Opening } from './opening.tsx'

export function ClosedLink(props: LinkEndPageProps) {
  return <LazyPart {...fetching} load={loadLinkEndPage} props={props} />
}

export function SigningStatus(props: SignStatusProps) {
  return <LazyPart {...fetching} load={loadSignStatus} props={props} />
}

export function EmailedCopy(props: { code: string | undefined }) {
  return <LazyPart {...fetching} load={loadEmailCopyPage} props={props} />
}

export function ApplicationLink(props: ApplyAddress) {
  return <LazyPart {...fetching} load={loadApplyPages} props={props} />
}

async function loadApplyPages() {
  const { ApplyPages, prepareApplyMessages } = await import('../apply/apply-pages.tsx')
  await prepareApplyMessages()
  return ApplyPages
}

const loadEmailCopyPage = async () => (await import('./email-copy.tsx')).EmailCopyPage
const loadLinkEndPage = async () => (await import('./sign-status.tsx')).LinkEndPage
const loadSignStatus = async () => (await import('./sign-status.tsx')).SignStatus

const fetching = {
  loading: <Opening titled />,
  failed: (retry: () => void) => (
    <ResidentErrorPage subject="status" error={undefined} onRetry={retry} retrying={false} />
  ),
}
