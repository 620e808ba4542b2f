import { formatPhone } from '@countersign/answers/phone'
import { applicationLimits } from '@countersign/contract/rules/application-limits'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import type { CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import type { CoOwner } from '@countersign/contract/schemas/packets/create-packet'
import type { KeptData } from '@countersign/contract/schemas/personal-data'
import type { applicationRequests, officeInvitations } from '@countersign/database'
import type { Context } from '../../kernel/context.ts'
import { addMs, days } from '../../kernel/time.ts'
import type { PersonMail, PersonPacket } from './find-person.ts'

export function presentRequest({
  firstName,
  lastName,
  email,
  phone,
  message,
  createdAt,
}: typeof applicationRequests.$inferSelect): KeptData {
  return {
    kind: 'application',
    what: 'Request to apply',
    facts: {
      Name: `${firstName} ${lastName}`,
      Email: email,
      ...(phone && { Phone: formatPhone(phone) }),
      ...(message && { Message: message }),
      Made: createdAt.toISOString(),
    },
    why: 'So that you can start an application for them.',
    until: addMs(createdAt, days(applicationLimits.keptDays)).toISOString(),
    erasable: true,
  }
}

interface NamedAtProperty {
  name: string
  owner?: CoOwner | undefined
  copy?: CopyRecipient | undefined
}

export function presentProperty({ name, owner, copy }: NamedAtProperty): KeptData {
  return {
    kind: 'property',
    what: name,
    facts: {
      ...(owner
        ? {
            Name: `${owner.firstName} ${owner.lastName}`,
            ...(owner.signingFor && { 'Signs for': owner.signingFor }),
            Email: owner.email,
            Phone: formatPhone(owner.phone),
          }
        : namedInCopy(copy)),
    },
    why: owner
      ? 'So that you need not enter this owner again for the next packet.'
      : 'So that they get a copy of each signed file of this home.',
    until: null,
    erasable: true,
  }
}

type Invitation = typeof officeInvitations.$inferSelect

export function presentInvitation(
  { clock }: Context,
  { email, role, createdAt, expiresAt, acceptedAt, withdrawnAt }: Invitation,
): KeptData {
  const waits = !acceptedAt && !withdrawnAt && expiresAt > clock.now()

  return {
    kind: 'invitation',
    what: `Invitation to your office, as ${role}`,
    facts: { Email: email, Sent: createdAt.toISOString() },
    why: waits
      ? 'It waits to be accepted. Erasing it ends its link.'
      : 'It says who was asked to work in your office.',
    until: addMs(createdAt, days(365)).toISOString(),
    erasable: true,
  }
}

interface CopiedPacket {
  name: string
  copy: CopyRecipient
  erasable: boolean
}

export function presentCopy({ name, copy, erasable }: CopiedPacket): KeptData {
  return {
    kind: 'copy',
    what: `Copy of ${name}`,
    facts: namedInCopy(copy),
    why: erasable
      ? 'So that you know who got a copy. The certificate in the signed file keeps their name.'
      : 'They get a copy when everyone has signed.',
    until: null,
    erasable,
  }
}

function namedInCopy(copy: CopyRecipient | undefined): Record<string, string> {
  return copy ? { ...(copy.name && { Name: copy.name }), Email: copy.email } : {}
}

export function presentPacket(
  { ports }: Context,
  { facts, retention, invite, isAlone, isMailing, erasable }: PersonPacket,
): KeptData {
  const { role, kind, name, email, phone } = invite

  return {
    kind: 'packet',
    what: facts.name,
    facts: {
      Role: inviteRoleName(role, kind),
      Name: name,
      Email: email,
      ...(phone && { Phone: formatPhone(phone) }),
      ...(facts.executionDate && { Signed: facts.executionDate.toISOString() }),
    },
    why: whyKept({
      facts,
      retention,
      isAlone,
      isMailing,
      keepsForever: ports.retention.packetDays === undefined,
    }),
    until: retention.kind === 'under-way' ? null : (retention.until?.toISOString() ?? null),
    erasable,
    documentGroupId: facts.documentGroupId,
  }
}

function whyKept({
  facts,
  retention,
  isAlone,
  isMailing,
  keepsForever,
}: Pick<PersonPacket, 'facts' | 'retention' | 'isAlone' | 'isMailing'> & {
  keepsForever: boolean
}): string {
  if (retention.kind === 'under-way') {
    return facts.isAtSignNow
      ? 'SignNow has not ended it yet. Try again in an hour.'
      : 'It is under way. End it first: cancel or discard it, or have it signed.'
  }
  if (retention.kind === 'nothing-came') {
    return facts.isKept
      ? 'It came to nothing, and you chose in your account to keep all packets.'
      : facts.isPaid
        ? 'It came to nothing, but a fee was paid for it, and its receipt is kept for taxes.'
        : isAlone
          ? 'It came to nothing, so it need not be kept.'
          : isMailing
            ? 'It came to nothing, but emails about it still wait to be sent. Try again in an hour.'
            : 'It came to nothing. Their part is erased; the other residents’ part stays, and so do the packet’s name and what you wrote.'
  }

  const until = facts.isKept
    ? ' You chose in your account to keep all packets.'
    : facts.goesOn
      ? ' Another packet with them is under way.'
      : keepsForever
        ? ' It is kept forever.'
        : ''
  return `It was signed: the contract, and legal claims from it.${until}`
}

export function presentMails(rows: readonly PersonMail[]): KeptData[] {
  return [true, false].flatMap((erasable): KeptData[] => {
    const found = rows.filter((row) => row.erasable === erasable)
    if (found.length === 0) {
      return []
    }
    return [
      {
        kind: 'emails',
        what: found.length === 1 ? '1 email to them' : `${found.length} emails to them`,
        facts: Object.fromEntries(
          found.map(({ mail }) => [mail.createdAt.toISOString(), mail.subject]),
        ),
        why: erasable
          ? 'So that nothing is sent twice. What was sent stays in the history without their address.'
          : 'Not sent yet, or about a packet that is under way.',
        until: null,
        erasable,
      },
    ]
  })
}

export function presentVisits({ ports }: Context, signed: readonly PersonPacket[]): KeptData[] {
  const last = signed
    .flatMap(({ facts }) => facts.executionDate ?? [])
    .sort(byTime)
    .at(-1)
  const until = last && addMs(last, days(ports.retention.addressDays))

  return until
    ? [
        {
          kind: 'visits',
          what: 'Network addresses and browsers of their visits',
          facts: {},
          why: 'They show from where the packets were signed.',
          until: until.toISOString(),
          erasable: false,
        },
      ]
    : []
}

function byTime(one: Date, other: Date): number {
  return one.getTime() - other.getTime()
}
