import { associationCalls } from '@countersign/contract/calls/association'
import { applicationRequests, customFormUploads, sessions } from '@countersign/database'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { eq } from 'drizzle-orm'
import { sha256 } from '../../kernel/sha256.ts'
import { joinOffice } from '../join-office.ts'
import type { Member } from '../sign-in.ts'
import type { TestApp } from '../start-test-app.ts'
import { addAssociationForm, checkDraft } from '../add-association-form.ts'
import { uploadPdf } from '../upload-pdf.ts'
import { expectOk, residentInvites, walkPacket, type WalkedPacket } from '../walk-packet.ts'
import { addPhoto } from './add-photo.ts'
import type { Subject } from './subject.ts'

/**
 * A member with a property, a form, an upload and a packet that was sent to two residents. With
 * `another` subject, they share the forms of the association, and the upload is a copy.
 */
export async function createSubject(
  test: TestApp,
  member: Member,
  another?: Subject,
): Promise<{ subject: Subject; walk: WalkedPacket }> {
  const walk = await walkPacket(test, 'sent', member)
  const { property, groupId } = walk
  const pdf = another?.pdf ?? (await createPlainPdf('Garage lease'))
  const { form } = await expectOk<{ form: { _id: string } }>(
    member.call('POST', '/forms', {
      title: 'House rules',
      category: 'Lease Addenda',
      text: 'Quiet after ten.',
    }),
  )
  const uploadId = another
    ? await copyUpload(test, { uploadId: another.uploadId, ownerId: member.userId })
    : (await uploadPdf(test, member, pdf)).uploadId
  const { draftFormId, publishedFormId, bundleId, associationUploadId } =
    another ?? (await addAssociationForms(test))
  const { tenants } = await expectOk<{ tenants: { _id: string }[] }>(
    member.call('GET', `/users/${member.userId}/tenants`),
  )
  const { receipt } = await expectOk<{ receipt: { _id: string } }>(
    member.call('GET', `/payments/group/${groupId}`),
  )
  const [invite] = await residentInvites(walk)
  const { number: supportNumber } = await expectOk<{ number: string }>(
    member.call('POST', `/users/${member.userId}/support-number`),
  )
  const colleague = await test.asMember({ name: 'Pat Prep' })

  const subject = {
    userId: member.userId,
    officeId: member.userId,
    email: member.email,
    membershipId: member.userId,
    sessionId: (await logInAgain(test, member.userId)).sessionId,
    propertyId: property._id,
    unitId: property.units[0]?._id ?? '',
    formId: form._id,
    uploadId,
    groupId,
    ...{ draftFormId, publishedFormId, bundleId, associationUploadId },
    supportNumber,
    tenantId: tenants[0]?._id ?? '',
    receiptId: receipt._id,
    ...(await addApplication(test, member, property._id)),
    colleagueId: colleague.userId,
    invitationCode: await joinOffice(test, {
      manager: member,
      person: colleague,
      place: { role: 'preparer' },
    }),
    documentId: 'd1',
    photoSha256: await addPhoto(test, groupId),
    code: invite?.code ?? '',
    pdf,
  }
  return { subject, walk }
}

async function copyUpload(
  { services }: TestApp,
  { uploadId, ownerId }: { uploadId: string; ownerId: string },
): Promise<string> {
  const { db, ids } = services
  const rows = await db.select().from(customFormUploads).where(eq(customFormUploads.id, uploadId))
  const id = ids.uuid()
  await db.insert(customFormUploads).values(rows.map((row) => ({ ...row, id, ownerId })))

  return id
}

async function addAssociationForms(test: TestApp) {
  const staff = await test.asMember({ name: 'Riley Chen', isStaff: true })
  const { associationFormId: draftFormId } = await addAssociationForm(test, staff, {
    isPublished: false,
  })
  await checkDraft(test, draftFormId)
  const { associationFormId: publishedFormId } = await addAssociationForm(test, staff)
  const pdf = await createPlainPdf('Lease')
  const { bundle } = await expectOk<{ bundle: { _id: string } }>(
    staff.call('POST', '/association/bundles', { title: 'Lease', formIds: [publishedFormId] }),
  )
  const call = associationCalls.postAssociationUpload
  const upload = await uploadPdf(test, staff, pdf, call)

  return {
    draftFormId,
    publishedFormId,
    bundleId: bundle._id,
    associationUploadId: upload.uploadId,
  }
}

/** A link for applicants, and a request that came by it and was confirmed. */
async function addApplication({ services }: TestApp, member: Member, propertyId: string) {
  const link = await expectOk<{ _id: string; code: string }>(
    member.call('POST', `/users/${member.userId}/properties/${propertyId}/application-links`, {
      unitId: null,
    }),
  )
  const [id, confirmationCode] = [services.ids.uuid(), services.ids.code()]
  const now = services.clock.now()
  await services.db.insert(applicationRequests).values({
    id,
    linkId: link._id,
    firstName: 'Olivia',
    lastName: 'Reyes',
    email: 'olivia.reyes@example.com',
    emailKey: 'olivia.reyes@example.com',
    language: 'en',
    createdAt: now,
    confirmCodeSha256: sha256(confirmationCode),
    confirmSentAt: now,
    confirmedAt: now,
  })

  return {
    applicationLinkId: link._id,
    applicationCode: link.code,
    applicationRequestId: id,
    confirmationCode,
  }
}

/** Another login of this member. */
export async function logInAgain({ services }: TestApp, userId: string) {
  const [sessionId, token] = [services.ids.uuid(), services.ids.secret(32)]
  const now = services.clock.now()
  await services.db.insert(sessions).values({
    id: sessionId,
    userId,
    tokenSha256: sha256(token),
    createdAt: now,
    lastSeenAt: now,
  })

  return { sessionId, token }
}
