import { clsx } from 'clsx'
import { isCoOwnerRole } from '@countersign/answers/field'
import { formatInstant } from '@countersign/answers/format-day'
import { formatSignerName } from '@countersign/answers/signer-name'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { displayEmail } from '@countersign/contract/rules/invites'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import { useMutation } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import rowStyles from '../../../../ui/row-list.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { InviteBadge } from '../signers/invite-badge.tsx'
import { hasSigned, visibleSigners } from '../signers/visible-signers.ts'
import { renewInviteMutation } from './invite-queries.ts'
import linkStyles from '../../../../ui/link-box.module.css'
import flexStyles from '../../../../ui/flex.module.css'
import styles from './signer-links.module.css'
import textStyles from '../../../../ui/text.module.css'

interface SignerLinksProps {
  invites: readonly SigningInvite[]
  /** The URL of a resident's link, by code. */
  linkFor: (code: string) => string
  /** Why the owner cannot sign yet; undefined once it is their turn. */
  ownerWaits: string | undefined
  /** What the owner can do for a resident, below their link; `nameId` is the id of the signer's name. */
  renderActions?: ((invite: SigningInvite, nameId: string) => ReactNode) | undefined
}

/** Residents and co-owners, each with their link, then the owner/agent. */
export function SignerLinks({ invites, linkFor, ownerWaits, renderActions }: SignerLinksProps) {
  const signers = visibleSigners(invites)
  const everyoneSigned = signers.every(hasSigned)

  return (
    <ul className={flexStyles.column0} aria-label="Signers">
      {signers.map((invite) => (
        <Signer key={invite.role} invite={invite} everyoneSigned={everyoneSigned}>
          {(nameId) => (
            <>
              {invite.role === 'LLSign' ? (
                <OwnerSignature invite={invite} waits={ownerWaits} />
              ) : (
                <InviteLink invite={invite} linkFor={linkFor} />
              )}
              {renderActions?.(invite, nameId)}
            </>
          )}
        </Signer>
      ))}
    </ul>
  )
}

interface SignerProps {
  invite: SigningInvite
  everyoneSigned: boolean
  children: (nameId: string) => ReactNode
}

function Signer({ invite, everyoneSigned, children }: SignerProps) {
  const { role, kind, email, status } = invite
  const nameId = useId()

  return (
    <li className={clsx(flexStyles.column3, flexStyles.column3, rowStyles.row)}>
      <div className={flexStyles.between24}>
        <div>
          <h2 id={nameId} className={textStyles.title}>
            {formatSignerName(invite)}
          </h2>
          <p className={textStyles.hint}>
            {inviteRoleName(role, kind)} · {displayEmail(email)}
          </p>
        </div>
        <InviteBadge status={status} everyoneSigned={everyoneSigned} />
      </div>
      {children(nameId)}
    </li>
  )
}

/** Once it is the owner's turn, the page's primary action leads to the signature. */
function OwnerSignature({ invite, waits }: { invite: SigningInvite; waits: string | undefined }) {
  const reasonId = useId()
  if (invite.status === 'signed') {
    return <SignedAt invite={invite} />
  }
  if (!waits) {
    return <p className={textStyles.hint}>Every resident has signed. Now it is your turn.</p>
  }

  return (
    <div className={flexStyles.between24}>
      <p id={reasonId} className={textStyles.hint}>
        {waits}
      </p>
      <Button disabled aria-describedby={reasonId}>
        Sign Document
      </Button>
    </div>
  )
}

function SignedAt({ invite: { signedAt } }: { invite: SigningInvite }) {
  return signedAt && <p className={textStyles.hint}>Signed {formatInstant(signedAt)}</p>
}

interface InviteLinkProps {
  invite: SigningInvite
  linkFor: (code: string) => string
}

function InviteLink({ invite, linkFor }: InviteLinkProps) {
  switch (invite.status) {
    case 'signed':
      return <SignedAt invite={invite} />
    case 'expired':
      return <Renewal invite={invite} why={expiredMessage(invite)} />
    case 'canceled':
      return <Renewal invite={invite} why={wrongRecipientMessage(invite)} />
    case 'declined':
      return <p className={textStyles.hint}>This link no longer works.</p>
    case 'created':
      return isCoOwnerRole(invite.role) ? (
        <p className={textStyles.hint}>We email the link once every resident has signed.</p>
      ) : null
    case 'pending':
      return invite.code && <OpenLink invite={invite} link={linkFor(invite.code)} />
  }
}

function OpenLink({ invite, link }: { invite: SigningInvite; link: string }) {
  const what = `link for ${invite.name}`

  return (
    <>
      <div className={clsx(flexStyles.wrap2, linkStyles.links, styles.link)}>
        <a href={link} target="_blank" rel="noreferrer">
          {link}
          <VisuallyHidden>, the {what}, opens in a new tab</VisuallyHidden>
        </a>
        <CopyButton text={link} subject={what} />
      </div>
      <p className={textStyles.hint}>{openedMessage(invite)}</p>
    </>
  )
}

function openedMessage({ lastOpenedAt, expiresAt }: SigningInvite): string {
  const opened = lastOpenedAt ? `Last opened ${formatInstant(lastOpenedAt)}.` : 'Not opened yet.'
  return expiresAt ? `${opened} Works until ${formatInstant(expiresAt)}.` : opened
}

function expiredMessage({ name, newLinkAskedAt }: SigningInvite): string {
  const expired = 'This link has expired and no longer works.'
  return newLinkAskedAt
    ? `${expired} ${name} asked for a new one on ${formatInstant(newLinkAskedAt)}. Make one, and we will email it right away.`
    : `${expired} Make a new one, and we will email it to ${name} right away.`
}

/** In an open packet a single link is canceled only when the wrong person opened it. */
function wrongRecipientMessage({ name }: SigningInvite): string {
  return `Someone opened this link and told us that they are not ${name}, so it no longer works. Choose Correct, and we will email a new link to the right address. Or make a new link and give it to ${name} yourself; we will not send it to the old address.`
}

function Renewal({ invite, why }: { invite: SigningInvite; why: string }) {
  const renewing = useMutation(renewInviteMutation)
  const { documentGroupId, role, email } = invite

  return (
    <div className={flexStyles.between24}>
      <p className={textStyles.hint}>{why}</p>
      <Button
        busy={renewing.isPending}
        busyLabel="Making a new link…"
        onClick={() => renewing.mutate({ documentGroupId, role, email })}
      >
        Make a new link
      </Button>
      <FieldError>
        {renewing.isError
          ? errorMessage(renewing.error, 'The new link could not be created.')
          : undefined}
      </FieldError>
    </div>
  )
}
