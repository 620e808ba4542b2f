import type { SignerRole } from '@countersign/answers/field'
import { signerEmailErrors } from '@countersign/contract/rules/signers'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type {
  CorrectSignerBody,
  SignerCorrectionBody,
  SigningInvite,
} from '@countersign/contract/schemas/signing-invites'
import { signingInvites } from '@countersign/database'
import { explainUnsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { DomainError, type FieldError } from '../../../kernel/domain-error.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import {
  assertCan,
  findOwnPacket,
  type InviteRow,
  lockOwnPacket,
  type PacketRow,
  readInvites,
} from '../../packet/index.ts'
import { presentInvite } from '../../invites/index.ts'
import { onSignerCorrected } from './on-signer-corrected.ts'
import { saveListedSigner } from './save-listed-signer.ts'

interface Correction {
  groupId: string
  role: InviteRole
  person: CorrectSignerBody
  /** Whom the caller saw. */
  replaces?: SignerCorrectionBody['replaces']
}

/**
 * Changes a signer who has not signed. The provider decides the race with a signature. Idempotent:
 * the same correction again changes nothing; of two who correct the same person, the second is told.
 */
export async function correctSigner(
  ctx: Context,
  { groupId, role, person, replaces }: Correction,
): Promise<{ invite: SigningInvite }> {
  const packet = await findOwnPacket(ctx, groupId)
  const invites = await readInvites(ctx, packet.id)
  const invite = invites.find((candidate) => candidate.role === role)
  const signer = signerRole(role)
  if (!invite || !signer) {
    throw invalid([{ field: 'role', message: 'This packet has no such signer.' }])
  }
  const errors = checkPerson(person, { packet, invites, invite })
  if (errors.length > 0) {
    throw invalid(errors)
  }
  if (invite.status === 'signed') {
    throw new DomainError('already-signed', `${invite.name} has already signed.`)
  }
  const isUnchanged = isSame(invite, person)
  if (isUnchanged && invite.firstName === person.firstName) {
    return { invite: presentInvite(invite, packet) }
  }
  if (replaces && !(names(invite, replaces) && (invite.phone ?? '') === replaces.phone)) {
    throw new DomainError(
      'signer-changed',
      'Somebody has corrected this person since you opened this. Yours is not saved. Cancel and open it again to go on from theirs.',
    )
  }
  assertCan(ctx, { action: 'correct', packet }, 'A signer can be corrected until they have signed.')

  if (!isUnchanged) {
    const { email, phone } = person
    await ctx.ports.signing.correctSigner({
      groupId,
      role: signer,
      name: fullName(person),
      email,
      phone,
    })
  }
  return saveCorrection(ctx, { groupId, role, person, before: invite })
}

/**
 * The embedded engine has replaced the code in its own transaction; with another provider that
 * follows here. Either way, the name is saved in the parts that were entered, which are all that a crash
 * before this loses. Race-safe: a correction of the same signer that came later stays.
 */
async function saveCorrection(
  ctx: Context,
  { groupId, role, person, before }: Correction & { before: InviteRow },
): Promise<{ invite: SigningInvite }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    const current = (await readInvites(tx, packet.id)).find((invite) => invite.role === role)
    const corrected = { name: fullName(person), email: person.email }
    if (current && !names(current, corrected) && !names(current, before)) {
      return { invite: presentInvite(current, packet) }
    }
    if (current && !isSame(current, person) && current.code === before.code) {
      await onSignerCorrected(tx, packet, { role, ...person, name: fullName(person) })
    }

    const { firstName, lastName, phone } = person
    const [saved] = await tx.db
      .update(signingInvites)
      .set({ firstName, lastName, phone })
      .where(and(eq(signingInvites.packetId, packet.id), eq(signingInvites.role, role)))
      .returning()
    if (!saved) {
      throw new Error('The signer’s invite has disappeared.')
    }
    await saveListedSigner(tx, packet, { role, ...person, earlierEmail: before.email })
    return { invite: presentInvite(saved, packet) }
  })
}

function checkPerson(
  person: CorrectSignerBody,
  facts: { packet: PacketRow; invites: readonly InviteRow[]; invite: InviteRow },
): FieldError[] {
  const { packet, invites, invite } = facts
  const others = invites.filter(({ id, role }) => id !== invite.id && role !== 'LLSign')
  const emails = [person.email, ...others.map(({ email }) => email)]
  const emailError = signerEmailErrors(emails, packet.initiatorEmail).get(0)
  const texts = (['firstName', 'lastName', 'email'] as const).flatMap((field) => {
    const message = explainUnsupportedCharacters(person[field])
    return message ? [{ field, message }] : []
  })

  return [...(emailError ? [{ field: 'email', message: emailError }] : []), ...texts]
}

/** A signer whose link reached the wrong person gets a new one even if nothing else changes. */
function isSame(invite: InviteRow, person: CorrectSignerBody): boolean {
  return (
    names(invite, { name: fullName(person), email: person.email }) &&
    (invite.phone ?? person.phone) === person.phone &&
    invite.wrongRecipientAt === null
  )
}

function names(invite: InviteRow, { name, email }: Pick<InviteRow, 'name' | 'email'>): boolean {
  return invite.name === name && invite.email === email
}

function fullName({ firstName, lastName }: CorrectSignerBody): string {
  return `${firstName} ${lastName}`
}

/** The owner signs as a member, under the name of the account. */
function signerRole(role: InviteRole): SignerRole | undefined {
  return role === 'LLEdit' || role === 'LLSign' ? undefined : role
}

function invalid(errors: FieldError[]): DomainError {
  return new DomainError('invalid-fields', undefined, errors)
}
