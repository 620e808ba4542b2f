import { formatPhone } from '@countersign/answers/phone'
import { negotiationLanguageNames } from '@countersign/contract/rules/languages'
import { NegotiationLanguage } from '@countersign/contract/schemas/languages'
import { ArchiveReason } from '@countersign/contract/schemas/packets/packet-status'
import { InviteRole } from '@countersign/contract/schemas/roles'
import { z } from 'zod'
import { byRole, event, facts, listNames, nothing } from './event-type.ts'

const fileShape = { sha256: z.string(), bytes: z.number(), pages: z.number() }
/** `words` is the reason as the owner sees it, `by` the signers who caused the ending. */
const ending = facts({
  words: z.string().default(''),
  by: z.array(InviteRole).default([]),
})
const person = facts({ name: z.string(), email: z.string(), phone: z.string() })

export const packetEvents = {
  'packet.created': event(
    facts({
      packetId: z.string(),
      requestSha256: z.string(),
      documents: z.array(
        facts({ formId: z.string(), title: z.string(), edition: z.string(), order: z.number() }),
      ),
      propertyId: z.string(),
      unitId: z.string(),
      signers: z.number(),
      /** Only of a packet that is printed and signed on paper. */
      residents: z.number().optional(),
    }),
    () => 'Created the packet',
  ),
  'packet.fill-started': event(nothing, () => 'Started filling out the documents'),
  'packet.filled': event(nothing, () => 'Finished filling out the documents'),
  'packet.printed': event(facts(fileShape), () => 'Created the file to print'),
  'packet.sent': event(
    facts({ roles: z.array(InviteRole), message: z.string().optional() }),
    ({ roles, message }, nameOf) =>
      `Sent the packet to ${listNames(roles, nameOf)}${message ? ` with the message: ${message}` : ''}`,
    ['message'],
  ),
  /** What the owner answered for a home in California (Cal. Civ. Code 1632). */
  'packet.negotiation-language': event(
    facts({ language: NegotiationLanguage }),
    ({ language }) =>
      `Said that the agreement was negotiated mainly in ${negotiationLanguageNames[language]}`,
  ),
  'packet.invite-opened': event(byRole, () => 'Opened the signing link'),
  'packet.invite-reissued': event(
    byRole,
    ({ role }, nameOf) => `Created a new signing link for ${nameOf(role)}`,
  ),
  'packet.link-expired': event(
    byRole,
    ({ role }, nameOf) => `The signing link for ${nameOf(role)} expired`,
  ),
  'packet.new-link-asked': event(byRole, () => 'Asked for a new signing link'),
  'packet.resident-signed': event(byRole, () => 'Signed'),
  'packet.residents-signed': event(nothing, () => 'All residents have signed'),
  'packet.owner-signed': event(nothing, () => 'Signed as Owner/Agent'),
  'packet.executed': event(
    facts({
      ...fileShape,
      sealedAt: z.string(),
      seal: facts({
        level: z.string(),
        timeStampedAt: z.string().optional(),
        warnings: z.array(z.string()).default([]),
      }).optional(),
      files: z
        .array(facts({ audience: z.enum([...InviteRole.options, 'everyone']), sha256: z.string() }))
        .default([]),
    }),
    () => 'Sealed and stored the signed file',
  ),
  'packet.time-stamped': event(
    facts({
      sha256: z.string(),
      previousSha256: z.string(),
      bytes: z.number(),
      level: z.string(),
      timeStampedAt: z.string(),
    }),
    () => 'Added an independent time stamp to the signed file',
  ),
  'packet.paper-asked': event(byRole, () => 'Asked to sign on paper'),
  'packet.question-asked': event(
    facts({ role: InviteRole, words: z.string().default('') }),
    ({ words }) => `Asked: ${words}`,
    ['words'],
  ),
  /** The link reached someone who is not the signer. */
  'packet.disowned': event(
    byRole,
    () =>
      'Opened the link and said that these forms are for someone else. The link no longer works',
  ),
  'packet.declined': event(ending, ({ words }) => `Declined to sign: ${words}`, ['words']),
  'packet.canceled': event(ending, ({ words }) => `Canceled the packet: ${words}`, ['words']),
  'packet.expired': event(ending, () => 'The time to sign ran out', ['words']),
  'packet.archived': event(
    facts({
      /** Events recorded before the reason was renamed say `put-away`; stored events never change. */
      reason: z.preprocess(
        (reason) => (reason === 'put-away' ? 'archived' : reason),
        ArchiveReason,
      ),
    }),
    () => 'Archived the packet',
  ),
  /** The owner changes the answers of a filled packet; the roles had links, which stopped working. */
  'packet.answers-reopened': event(facts({ roles: z.array(InviteRole) }), ({ roles }) =>
    roles.length > 0
      ? 'Reopened the documents to change the answers. The signing links stopped working'
      : 'Reopened the documents to change the answers',
  ),
  'packet.signer-corrected': event(
    facts({ role: InviteRole, before: person, after: person }),
    ({ role, before, after }, nameOf) => describeCorrection(nameOf(role), { before, after }),
    ['before', 'after'],
  ),
  'packet.reminded': event(
    facts({ role: InviteRole, kind: z.enum(['by-hand', 'planned']) }),
    ({ role, kind }, nameOf) =>
      `Reminded ${nameOf(role)}${kind === 'planned' ? ' as planned' : ''}`,
  ),
  'packet.reminders-changed': event(
    facts({
      enabled: z.boolean(),
      afterDays: z.array(z.number()),
      beforeExpiryDays: z.number().nullable(),
    }),
    ({ enabled }) => (enabled ? 'Changed the reminders' : 'Turned the reminders off'),
  ),
  /** How many addresses get the signed file without signing; once it is sent, `packet.email-copied` has each. */
  'packet.copies-changed': event(facts({ count: z.number() }), ({ count }) =>
    count === 0
      ? 'Chose that nobody else gets the signed file'
      : `Chose ${count === 1 ? '1 address' : `${count} addresses`} to get the signed file as a copy`,
  ),
  'packet.links-extended': event(
    facts({ roles: z.array(InviteRole), expiresAt: z.string() }),
    ({ roles }, nameOf) => `Gave ${listNames(roles, nameOf)} more time to sign`,
  ),
  'packet.question-answered': event(
    facts({ role: InviteRole, words: z.string() }),
    ({ role, words }, nameOf) => `Answered ${nameOf(role)}: ${words}`,
    ['words'],
  ),
  'packet.put-away': event(nothing, () => 'Hid the packet from the dashboard'),
  'packet.brought-back': event(nothing, () => 'Showed the packet on the dashboard again'),
  'packet.discarded': event(nothing, () => 'Discarded the packet before it was sent'),
  /** The discard was undone. */
  'packet.restored': event(nothing, () => 'Brought the discarded packet back'),
  /** This packet was replaced by another one. */
  'packet.revised': event(
    facts({ groupId: z.string() }),
    () => 'Replaced this packet with a revised one',
  ),
  'packet.revision-created': event(
    facts({ groupId: z.string() }),
    () => 'Created this packet as a revision of another one',
  ),
  'packet.finished-on-paper': event(
    facts({ scanSha256: z.string(), signedOn: z.string(), roles: z.array(InviteRole) }),
    ({ roles }, nameOf) => `Uploaded the scan signed in ink by ${listNames(roles, nameOf)}`,
  ),
  'packet.draft-downloaded': event(
    facts({ sha256: z.string(), purpose: z.literal('paper').optional() }),
    ({ purpose }) =>
      purpose === 'paper'
        ? 'Opened the documents to sign them on paper'
        : 'Opened the documents as a draft',
  ),
  'packet.downloaded': event(facts({ sha256: z.string() }), () => 'Downloaded the document'),
  /** Somebody of the association's staff, by the support number of a member. */
  'packet.staff-looked': event(nothing, () => 'Looked at this packet’s history'),
  'packet.copy-downloaded': event(
    facts({ role: InviteRole, sha256: z.string() }),
    () => 'Downloaded a copy of what they had signed so far',
  ),
}

type Person = z.output<typeof person>

function describeCorrection(
  name: string,
  { before, after }: { before: Person; after: Person },
): string {
  const changes = (['name', 'email', 'phone'] as const).filter((key) => before[key] !== after[key])

  return changes.length === 0
    ? `Corrected the contact details of ${name}`
    : `Corrected ${name}: ${changes.map((key) => `${key} ${formatFact(before, key)} → ${formatFact(after, key)}`).join('; ')}`
}

function formatFact(corrected: Person, key: keyof Person): string {
  return key === 'phone' ? formatPhone(corrected.phone) || 'none' : corrected[key]
}
