import { sampleMarks } from '@countersign/answers/sample-answer'
import type { EmailCopies } from '@countersign/contract/schemas/email-copies'
import type { Property } from '@countersign/contract/schemas/properties'
import type { Access } from '@countersign/contract/call'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { visitOf } from '../../bin/demo/finish-room.ts'
import { addPhoto } from '../api-requests/add-photo.ts'
import { createSubject, logInAgain } from '../api-requests/create-subject.ts'
import type { Subject } from '../api-requests/subject.ts'
import type { TestApp } from '../start-test-app.ts'
import { printForm } from '../print-form.ts'
import type { Member } from '../sign-in.ts'
import type { Actor } from './actor.ts'
import {
  expectOk,
  linkByCode,
  ownLink,
  residentInvites,
  roomOf,
  signerBody,
  walkPacket,
} from '../walk-packet.ts'

export interface Cast {
  subject: Subject
  actors: Record<Access, Actor[]>
}

const madeUpToken = 'A'.repeat(43)
const madeUpCode = '0123456789abcdefghjkmnpqrs'

/** Everybody who could try, around one member and one of their packets. */
export async function createCast(test: TestApp): Promise<Cast> {
  const owner = await test.asMember()
  const { subject, walk } = await createSubject(test, owner)
  const other = await test.asMember({ name: 'Nina Neighbor' })
  const staff = await test.asMember({ name: 'Riley Chen', isStaff: true })
  const otherStaff = await test.asMember({ name: 'Lee Diaz', isStaff: true })
  await expectOk(
    staff.call('POST', `/association/members/${owner.userId}/support-number`, {
      number: subject.supportNumber,
    }),
  )
  const { bundle } = await expectOk<{ bundle: { _id: string } }>(
    otherStaff.call('POST', '/association/bundles', {
      title: 'House rules',
      formIds: [subject.publishedFormId],
    }),
  )
  const ended = await logInAgain(test, owner.userId)
  await test.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${ended.token}` },
  })
  const room = await openRoom(test, subject.code)
  const strangers: Actor[] = [
    { title: 'nobody' },
    { title: 'a made-up token', token: madeUpToken },
    { title: 'an ended session', token: ended.token },
    { title: 'a resident’s room', token: room },
    { title: 'a resident’s code', token: subject.code },
  ]

  return {
    subject,
    actors: {
      public: [
        { title: 'nobody' },
        { title: 'a made-up token', token: madeUpToken },
        { title: 'a member', token: other.token },
        { title: 'a resident’s room', token: room },
      ],
      member: [
        ...strangers.map((actor) => ({ ...actor, isStranger: true })),
        { title: 'another member', token: other.token, email: other.email, isStranger: true },
        { title: 'the member whose it is', token: owner.token, isLast: true },
      ],
      staff: [
        ...strangers.map((actor) => ({ ...actor, isStranger: true })),
        { title: 'a member', token: owner.token, isStranger: true },
        {
          title: 'staff without the support number',
          token: otherStaff.token,
          subject: {
            ...subject,
            bundleId: bundle._id,
            supportNumber: subject.supportNumber === '000000' ? '000001' : '000000',
          },
        },
        { title: 'staff with the support number', token: staff.token, isLast: true },
      ],
      code: [
        { title: 'a made-up code', code: madeUpCode, isStranger: true },
        { title: 'the owner, without a code', code: madeUpCode, token: owner.token },
        { title: 'a replaced code', code: await replacedCode(test), isStranger: true },
        {
          title: 'a code of a wrong recipient',
          code: await wrongRecipientCode(test),
          isStranger: true,
        },
        { title: 'an expired code', code: await expiredCode(test) },
        { title: 'a code of a canceled packet', code: await canceledCode(test) },
        { title: 'the resident’s code', code: subject.code, isLast: true },
      ],
      copy: await copyActors(test, owner, { property: walk.property, signingCode: subject.code }),
      room: await roomActors(test, {
        owner: owner.token,
        code: subject.code,
      }),
    },
  }
}

async function copyActors(
  test: TestApp,
  owner: Member,
  { property, signingCode }: { property: Property; signingCode: string },
): Promise<Actor[]> {
  const groupId = await printForm(test, owner, { formId: 'late-rent-reminder', property })
  const send = async (email: string, after: string | null) => {
    const { copies } = await expectOk<EmailCopies>(
      owner.call('POST', `/legal-form-packets/group/${groupId}/email-copies`, {
        role: 'TT1',
        email,
        after,
      }),
    )
    await test.jobs.run()
    const code = /copy\?code=(\w+)/.exec(test.mail.sent.at(-1)?.text ?? '')?.[1] ?? ''
    return { code, id: copies[0]?._id ?? null }
  }
  const wrongAddress = await send('anna.diaz@example.com', null)
  const right = await send('ana.diaz@example.com', wrongAddress.id)

  return [
    { title: 'a made-up code', code: madeUpCode, isStranger: true },
    { title: 'a resident’s signing code', code: signingCode, isStranger: true },
    { title: 'the link at a wrong address', code: wrongAddress.code, isStranger: true },
    { title: 'the link to the copy', code: right.code, isLast: true },
  ]
}

async function roomActors(
  test: TestApp,
  tokens: { owner: string; code: string },
): Promise<Actor[]> {
  const walk = await walkPacket(test, 'created')
  await addPhoto(test, walk.groupId)
  const ownRoom = visitOf(await ownLink(walk)).token
  const replaced = await sentPacket(test)
  const replacedRoom = await openRoom(test, replaced.code)
  await correct(replaced)
  const canceled = await sentPacket(test)
  const canceledRoom = await openRoom(test, canceled.code)
  await cancel(canceled)
  const elsewhere = await sentPacket(test)
  const leftRoom = await openRoom(test, elsewhere.code)
  await openRoom(test, elsewhere.code)

  return [
    { title: 'nobody' },
    { title: 'a made-up token', token: madeUpToken },
    { title: 'the owner’s login', token: tokens.owner },
    { title: 'a resident’s code', token: tokens.code },
    { title: 'a room opened elsewhere since', token: leftRoom },
    { title: 'a room of a replaced code', token: replacedRoom },
    { title: 'a room of a canceled packet', token: canceledRoom },
    { title: 'the owner’s room', token: ownRoom, isLast: true },
    {
      title: 'the resident’s room',
      token: await openRoom(test, (await sentPacket(test)).code),
      isLast: true,
    },
  ]
}

/** The token of a room that was opened with this code, by somebody who has agreed and adopted. */
async function openRoom(test: TestApp, code: string): Promise<string> {
  const visit = visitOf(await linkByCode(test, code))
  const { consent, person } = await roomOf(test).open(visit)
  await roomOf(test).consent(visit, { version: consent.version, language: 'en-US' })
  await roomOf(test).adopt(visit, sampleMarks(person.name))

  return visit.token
}

async function sentPacket(test: TestApp) {
  const walk = await walkPacket(test, 'sent')
  await addPhoto(test, walk.groupId)
  const [invite] = await residentInvites(walk)

  return { ...walk, code: invite?.code ?? '' }
}

type SentPacket = Awaited<ReturnType<typeof sentPacket>>

async function replacedCode(test: TestApp): Promise<string> {
  const packet = await sentPacket(test)
  await correct(packet)

  return packet.code
}

async function correct({ member, groupId }: SentPacket): Promise<void> {
  await member.call('PUT', `/legal-form-packets/group/${groupId}/signers/TT1`, {
    ...signerBody('Maria', 'Lopez', 1),
    email: 'maria.corrected@example.com',
  })
}

async function wrongRecipientCode(test: TestApp): Promise<string> {
  const { code } = await sentPacket(test)
  await roomOf(test).sendMessage(visitOf(await linkByCode(test, code)), { about: 'not-me' })
  await test.jobs.run()

  return code
}

async function expiredCode(test: TestApp): Promise<string> {
  const { code } = await sentPacket(test)
  await test.services.db
    .update(signingInvites)
    .set({ expiresAt: new Date(test.clock.now().getTime() - 60_000) })
    .where(eq(signingInvites.code, code))

  return code
}

async function canceledCode(test: TestApp): Promise<string> {
  const packet = await sentPacket(test)
  await cancel(packet)

  return packet.code
}

async function cancel({ member, groupId }: SentPacket): Promise<void> {
  await member.call('POST', `/legal-form-packets/group/${groupId}/cancel`, {
    reason: 'The unit was sold.',
  })
}
