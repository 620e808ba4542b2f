import { sameEmail } from '@countersign/contract/rules/signers'
import { officeLimits } from '@countersign/contract/rules/offices'
import type {
  InvitationBody,
  OfficeInvitation,
  OfficePerson,
} from '@countersign/contract/schemas/offices'
import { officeInvitations } from '@countersign/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import { officeId, personId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { addMs, days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { checkHomes } from './check-homes.ts'
import { listInvitations, presentInvitation, withdrawInvitations } from './invitations.ts'
import { lockManagedOffice, officeName } from './lock-office.ts'
import { mailInvitation } from './mail-invitation.ts'

/** One address has one link that works: a new invitation ends the one before. */
export async function invitePerson(ctx: Context, body: InvitationBody): Promise<OfficeInvitation> {
  const { role } = body
  const email = body.email.trim()
  const homeIds = await checkHomes(ctx, body)

  return inTransaction(ctx, async (tx) => {
    const { office, people, self } = await lockManagedOffice(tx)
    await withdrawInvitations(tx, isTo(email))
    await assertRoom(tx, { email, people })
    const inviter = self.name
    const code = tx.ids.code()
    const now = tx.clock.now()
    const [invitation] = await tx.db
      .insert(officeInvitations)
      .values({
        id: tx.ids.uuid(),
        officeId: office.id,
        codeSha256: sha256(code),
        email,
        role,
        homeIds,
        invitedBy: personId(tx),
        createdAt: now,
        expiresAt: addMs(now, days(officeLimits.invitationDays)),
      })
      .returning()
    if (!invitation) {
      throw new Error('The invitation could not be saved.')
    }
    await recordEvent(tx, {
      stream: userStream(office.id),
      type: 'office.invited',
      data: { invitationId: invitation.id, role, homes: homeIds },
    })
    await mailInvitation(tx, { invitation, code, inviter, office: officeName(office) })

    return presentInvitation(invitation, inviter)
  })
}

function isTo(email: string) {
  return eq(sql`lower(${officeInvitations.email})`, email.toLowerCase())
}

async function assertRoom(
  ctx: Context,
  { email, people }: { email: string; people: readonly OfficePerson[] },
): Promise<void> {
  const known = people.find((person) => sameEmail(person.email, email))
  if (known) {
    throw new DomainError('already-in-office', `${known.name} works in your office already.`)
  }
  const invitations = await listInvitations(ctx)
  if (people.length + invitations.length >= officeLimits.maxPeople) {
    throw new DomainError(
      'office-full',
      `An office can have at most ${officeLimits.maxPeople} people, with those who are invited.`,
    )
  }
  const today = await ctx.db.$count(
    officeInvitations,
    and(
      eq(officeInvitations.officeId, officeId(ctx)),
      isTo(email),
      gt(officeInvitations.createdAt, addMs(ctx.clock.now(), -days(1))),
    ),
  )
  if (today >= officeLimits.invitationsPerDay) {
    throw new DomainError(
      'too-many-requests',
      'This address was invited several times today. Wait until tomorrow, or ask them to look in their spam folder.',
    )
  }
}
