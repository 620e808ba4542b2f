import { clsx } from 'clsx'
import spaceStyles from '../../../../ui/space.module.css'
import { senderOf } from './sender-of.ts'
import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { displayEmail } from '@countersign/contract/rules/invites'
import { buttonClass } from '../../../../ui/button.tsx'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { Card } from '../../../../ui/card.tsx'
import { signedCopyPath, executedFilePath } from './code-calls.ts'
import { NewExecutedLink } from './new-executed-link.tsx'
import { linkState } from './link-state.ts'
import { LinkEndPage } from './link-end-page.tsx'
import { nextSteps } from './next-steps.ts'
import { ResidentPage } from './resident-page.tsx'
import { SignerList } from '../signers/signer-list.tsx'
import { useResidentTitle } from './use-resident-document.ts'
import { useLinkMessages } from '../../../../i18n/link/messages.ts'
import textStyles from '../../../../ui/text.module.css'

interface ResidentStatusProps {
  details: CodeDetails
  code: string
  /** Where the resident signs, if they have not yet. */
  signPath: string
}

export function ResidentStatus({ details, code, signPath }: ResidentStatusProps) {
  const t = useLinkMessages().ended
  useResidentTitle(t.title)
  const state = linkState(details)
  switch (state) {
    case 'signed':
      return <ThankYou details={details} code={code} />
    case 'open':
      return <NotSignedYet details={details} signPath={signPath} />
    case 'not-yet':
    case 'unknown':
    case 'expired':
    case 'replaced':
    case 'declined':
    case 'wrong-recipient':
    case 'closed':
      return (
        <LinkEndPage end={state} code={code} sender={details.sender}>
          <SignerList invites={details.invites} own={details.mine} messages={t} />
        </LinkEndPage>
      )
  }
}

function ThankYou({ details, code }: { details: CodeDetails; code: string }) {
  const t = useLinkMessages().ended
  const { mine, documentName, home, packet, signing } = details

  return (
    <ResidentPage>
      <PageTitle lead={t.signed(documentName, home)}>{t.thanks(mine.name)}</PageTitle>
      <Card>
        <p role="status">{nextSteps(details, displayEmail(mine.email), t)}</p>
        {packet === 'executed' && details.executedLinkExpired && (
          <NewExecutedLink code={code} email={displayEmail(mine.email)} />
        )}
        {packet === 'executed' && !details.executedLinkExpired && (
          <p className={clsx(spaceStyles.top5, spaceStyles.bottom3)}>
            <a className={buttonClass('primary')} href={executedFilePath(code)} download>
              {t.download}
            </a>
          </p>
        )}
        {packet === 'open' && signing.signedCopy && <SignedCopy code={code} />}
        <h2 className={clsx(textStyles.title, spaceStyles.top6)}>{t.signers}</h2>
        <SignerList invites={details.invites} own={mine} messages={t} />
      </Card>
    </ResidentPage>
  )
}

/** 15 USC 7001(e): a record that the signer can keep. */
function SignedCopy({ code }: { code: string }) {
  const t = useLinkMessages().ended

  return (
    <p className={clsx(spaceStyles.top5, spaceStyles.bottom3)}>
      <a className={buttonClass('secondary')} href={signedCopyPath(code)} download="copy.pdf">
        {t.copy}
      </a>
    </p>
  )
}

function NotSignedYet({ details, signPath }: { details: CodeDetails; signPath: string }) {
  const t = useLinkMessages().ended
  const { savedSoFar } = useLinkMessages()

  return (
    <ResidentPage>
      <PageTitle lead={savedSoFar}>{t.notYet}</PageTitle>
      <Card>
        <p>{t.asksFor(t.sender(senderOf(details)), details.documentName, details.home)}</p>
        <p className={clsx(spaceStyles.top5, spaceStyles.bottom3)}>
          <a className={buttonClass('primary')} href={signPath}>
            {t.continueSigning}
          </a>
        </p>
        <h2 className={clsx(textStyles.title, spaceStyles.top6)}>{t.signers}</h2>
        <SignerList invites={details.invites} own={details.mine} messages={t} />
      </Card>
    </ResidentPage>
  )
}
