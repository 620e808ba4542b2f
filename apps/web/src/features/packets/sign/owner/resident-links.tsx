import { clsx } from 'clsx'
import { formatInstant } from '@countersign/answers/format-day'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { displayEmail } from '@countersign/contract/rules/invites'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import { useMutation } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { InviteBadge } from '../signers/invite-badge.tsx'
import { renewInviteMutation } from './invite-queries.ts'
import rowStyles from '../../../../ui/row-list.module.css'
import linkStyles from '../../../../ui/link-box.module.css'
import stackStyles from '../../../../ui/stack.module.css'
import styles from './resident-links.module.css'
import { residentInvites } from '../signers/visible-signers.ts'

interface ResidentLinksProps {
  invites: readonly SigningInvite[]
  /** The URL of a resident's link, by code. */
  linkFor: (code: string) => string
  /** What the owner can do for a resident, below their link. */
  renderActions?: RenderSignerActions | undefined
}

/** `nameId` is the id of the signer's name. */
type RenderSignerActions = (invite: SigningInvite, nameId: string) => ReactNode

export function ResidentLinks({ invites, ...props }: ResidentLinksProps) {
  return (
    <ul className={stackStyles.gap0} aria-label="Resident links">
      {residentInvites(invites).map((invite) => (
        <ResidentLink key={invite.role} invite={invite} {...props} />
      ))}
    </ul>
  )
}

interface ResidentLinkProps extends Omit<ResidentLinksProps, 'invites'> {
  invite: SigningInvite
}

function ResidentLink({ invite, linkFor, renderActions }: ResidentLinkProps) {
  const nameId = useId()

  return (
    <li className={styles.resident}>
      <div className={styles.head}>
        <div>
          <h3 id={nameId}>{invite.name}</h3>
          <p className={styles.soft}>
            {inviteRoleName(invite.role, invite.kind)} · {displayEmail(invite.email)}
          </p>
        </div>
        <InviteBadge status={invite.status} />
      </div>
      <InviteLink invite={invite} linkFor={linkFor} />
      {renderActions?.(invite, nameId)}
    </li>
  )
}

interface InviteLinkProps {
  invite: SigningInvite
  linkFor: (code: string) => string
}

function InviteLink({ invite, linkFor: linkOf }: InviteLinkProps) {
  switch (invite.status) {
    case 'signed':
      return (
        invite.signedAt && <p className={styles.soft}>Signed {formatInstant(invite.signedAt)}</p>
      )
    case 'expired':
      return <Renewal invite={invite} why={expiredMessage(invite)} />
    case 'canceled':
      return <Renewal invite={invite} why={wrongRecipientMessage(invite)} />
    case 'declined':
      return <p className={styles.soft}>This link no longer works.</p>
    case 'created':
    case 'pending':
      return invite.code && <OpenLink invite={invite} link={linkOf(invite.code)} />
  }
}

function OpenLink({ invite, link }: { invite: SigningInvite; link: string }) {
  const what = `link for ${invite.name}`

  return (
    <>
      <div className={clsx(linkStyles.links, styles.link)}>
        <a href={link} target="_blank" rel="noreferrer">
          {link}
          <VisuallyHidden>, the {what}, opens in a new tab</VisuallyHidden>
        </a>
        <CopyButton text={link} subject={what} />
      </div>
      <p className={styles.soft}>{openedMessage(invite)}</p>
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
    : `${expired} We will email a new one to ${name} right away.`
}

/** In an open packet a single link is canceled only when the wrong person opened it. */
function wrongRecipientMessage({ name }: SigningInvite): string {
  return `Someone opened this link and told us that they are not ${name}, so it no longer works. Choose Correct, and we will email a new link to the right address. Or make a new link and give it to ${name} yourself; we will not send it to the old address.`
}

function Renewal({ invite, why }: { invite: SigningInvite; why: string }) {
  const renewing = useMutation(renewInviteMutation)
  const { documentGroupId, role, email } = invite

  return (
    <div className={rowStyles.head}>
      <p className={styles.soft}>{why}</p>
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
