import type { CodeDetails } from '@countersign/contract'
import { buttonClass, ButtonLink } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { executedFilePath } from './code-queries.ts'
import { displayEmail } from './invite-words.ts'
import { linkState } from './link-end.ts'
import { LinkEndPage } from './link-end-page.tsx'
import { nextWords } from './next-words.ts'
import styles from './resident-page.module.css'
import { ResidentPage } from './resident-page.tsx'
import { SignerList } from './signer-list.tsx'

interface ResidentStatusProps {
  details: CodeDetails
  code: string
  /** Where the resident signs, for one who has not yet. */
  signPath: string
}

/** What a resident has done, where everyone stands, and what happens next. */
export function ResidentStatus({ details, code, signPath }: ResidentStatusProps) {
  const state = linkState(details)
  switch (state) {
    case 'signed':
      return <ThankYou details={details} code={code} />
    case 'open':
      return <NotYet details={details} signPath={signPath} />
    case 'unknown':
    case 'expired':
    case 'declined':
    case 'closed':
      return (
        <LinkEndPage end={state} sender={details.sender}>
          <SignerList invites={details.invites} own={details.mine} />
        </LinkEndPage>
      )
  }
}

function ThankYou({ details, code }: { details: CodeDetails; code: string }) {
  const { mine, documentName, premises, packet } = details

  return (
    <ResidentPage>
      <PageTitle lead={`You have signed “${documentName}” for ${premises}.`}>
        Thank you, {mine.name}
      </PageTitle>
      <Sheet>
        <p role="status">{nextWords(details, displayEmail(mine.email))}</p>
        {packet === 'executed' && (
          <p className={styles.action}>
            <a
              className={buttonClass('primary')}
              href={executedFilePath(code)}
              download="document.pdf"
            >
              Download the document
            </a>
          </p>
        )}
        <h2 className={styles.part}>Signers</h2>
        <SignerList invites={details.invites} own={mine} />
      </Sheet>
    </ResidentPage>
  )
}

function NotYet({ details, signPath }: { details: CodeDetails; signPath: string }) {
  return (
    <ResidentPage>
      <PageTitle lead="What you have entered so far is saved.">
        You have not finished signing yet
      </PageTitle>
      <Sheet>
        <p>
          {details.sender} asks you to sign “{details.documentName}” for {details.premises}.
        </p>
        <p className={styles.action}>
          <ButtonLink kind="primary" to={signPath}>
            Go on signing
          </ButtonLink>
        </p>
        <h2 className={styles.part}>Signers</h2>
        <SignerList invites={details.invites} own={details.mine} />
      </Sheet>
    </ResidentPage>
  )
}
