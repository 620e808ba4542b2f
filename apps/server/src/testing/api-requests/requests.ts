import { sampleMarks } from '@countersign/answers/sample-answer'
import type { CallName, calls } from '@countersign/contract/calls'
import { photoType } from '@countersign/contract/rules/limits'
import { docxType } from '@countersign/contract/rules/pdf-uploads'
import type { Call, CallInput, CallSchemas } from '@countersign/contract/call'
import { sampleDocx } from '@countersign/document-import/docx/testing/write-docx'
import type { Subject } from './subject.ts'

/** Besides the parts that a call declares: a body that is not JSON. */
interface RawBody {
  raw?: { type: string; bytes: Uint8Array | string }
}

type InputOf<Declared> =
  Declared extends Call<infer Schemas extends CallSchemas> ? CallInput<Schemas> & RawBody : never

type Requests = { [Name in CallName]: (subject: Subject) => InputOf<(typeof calls)[Name]> }

/**
 * A valid request of each endpoint. A new endpoint does not compile without one, so that it cannot be
 * missing in the authorization table or in the soak test.
 */
export const requests: Requests = {
  getMe: () => ({}),
  getLogin: () => ({}),
  postCallback: () => ({ body: { code: 'made-up', state: 'made-up' } }),
  getLogout: () => ({}),
  postLogout: () => ({}),
  postBackchannelLogout: () => ({ raw: form('logout_token=made-up') }),
  getSessions: () => ({}),
  deleteSession: ({ sessionId }) => ({ params: { id: sessionId } }),
  postEndOtherSessions: () => ({}),

  postFindPersonalData: () => ({ body: { email: 'nobody@example.com' } }),
  postErasePersonalData: () => ({ body: { email: 'nobody@example.com' } }),

  getForms: () => ({}),
  getFormCategories: () => ({}),
  getUsedForms: () => ({}),
  getFormBundles: () => ({ query: { state: 'IL', yearBuilt: 1962, residents: 2, guarantors: 0 } }),
  getStateRules: () => ({ query: { state: 'IL' } }),
  getForm: ({ formId }) => ({ params: { id: formId } }),
  getFormReading: ({ formId }) => ({ params: { id: formId } }),
  getFormPreview: ({ formId }) => ({ params: { id: formId } }),
  getFormThumbnail: () => ({ params: { id: 'pet-addendum' } }),
  getFormDefinition: ({ formId }) => ({ params: { id: formId } }),
  postForm: () => ({ body: textForm }),
  putForm: ({ formId }) => ({ params: { id: formId }, body: textForm }),
  deleteForm: ({ formId }) => ({ params: { id: formId } }),
  restoreForm: ({ formId }) => ({ params: { id: formId } }),
  postFormUpload: ({ pdf }) => ({ raw: { type: 'application/pdf', bytes: pdf } }),
  postFormImport: ({ pdf }) => ({
    query: {
      key: '6f1c1f0e-5d0a-4b0e-9b52-0d6f6f0c7a11',
      title: 'Garage',
      category: 'Lease Addenda',
    },
    raw: { type: 'application/pdf', bytes: pdf },
  }),
  postFormDocument: () => ({ raw: { type: docxType, bytes: sampleDocx() } }),
  getFormUploadPdf: ({ uploadId }) => ({ params: { uploadId } }),

  getAssociationForms: () => ({}),
  getAssociationForm: ({ draftFormId }) => ({ params: { id: draftFormId } }),
  postAssociationForm: () => ({ body: textForm }),
  putAssociationForm: ({ draftFormId }) => ({ params: { id: draftFormId }, body: textForm }),
  publishForm: ({ draftFormId }) => ({
    params: { id: draftFormId },
    body: {
      edition: '1',
      number: 'A-7',
      firstDay: '2100-01-01',
      note: 'First edition.',
      previewed: true,
      compared: true,
    },
  }),
  withdrawForm: ({ publishedFormId }) => ({
    params: { id: publishedFormId },
    body: { edition: '1', day: '2100-01-01', reason: 'The law has changed.', unsent: 'stop' },
  }),
  getFormUse: ({ publishedFormId }) => ({ params: { id: publishedFormId } }),
  downloadFormUse: ({ publishedFormId }) => ({ params: { id: publishedFormId } }),
  getFormComparison: ({ draftFormId }) => ({ params: { id: draftFormId } }),
  getAssociationDefinition: ({ draftFormId }) => ({ params: { id: draftFormId } }),
  getAssociationPreview: ({ draftFormId }) => ({ params: { id: draftFormId } }),
  getAssociationReading: ({ draftFormId }) => ({ params: { id: draftFormId } }),
  postAssociationUpload: ({ pdf }) => ({ raw: { type: 'application/pdf', bytes: pdf } }),
  postAssociationImport: ({ pdf }) => ({
    query: {
      key: '6f1c1f0e-5d0a-4b0e-9b52-0d6f6f0c7a12',
      title: 'Garage',
      category: 'Lease Addenda',
    },
    raw: { type: 'application/pdf', bytes: pdf },
  }),
  getAssociationUploadPdf: ({ associationUploadId }) => ({
    params: { uploadId: associationUploadId },
  }),
  getAssociationBundles: () => ({}),
  postAssociationBundle: ({ publishedFormId }) => ({
    body: { title: 'New lease', formIds: [publishedFormId] },
  }),
  putAssociationBundle: ({ bundleId, publishedFormId }) => ({
    params: { id: bundleId },
    body: { title: 'New lease', formIds: [publishedFormId, 'residential-lease'] },
  }),
  deleteAssociationBundle: ({ bundleId }) => ({ params: { id: bundleId } }),
  getFormChanges: () => ({}),

  getMembers: () => ({ query: { searchTerm: 'olivia' } }),
  getMember: ({ userId }) => ({ params: { id: userId } }),
  enterSupportNumber: ({ userId, supportNumber }) => ({
    params: { id: userId },
    body: { number: supportNumber },
  }),
  getMemberPackets: ({ userId }) => ({ params: { id: userId } }),
  lookAtPacket: ({ groupId }) => ({ params: { groupId } }),
  downloadFees: () => ({ query: { month: '2026-01' } }),
  createSupportNumber: ({ userId }) => ({ params: { id: userId } }),

  getHealth: () => ({}),
  getAccepting: () => ({}),
  getReadiness: () => ({}),

  getPackets: () => ({}),
  downloadPacketList: () => ({}),
  downloadPacketFiles: ({ groupId }) => ({ body: { ids: [groupId] } }),
  remindPackets: ({ groupId }) => ({ body: { ids: [groupId] } }),
  hidePackets: ({ groupId }) => ({ body: { ids: [groupId] } }),
  showPacketsAgain: ({ groupId }) => ({ body: { ids: [groupId] } }),
  getPacketByGroup: onePacket,
  getPacketEvents: onePacket,
  downloadHistory: onePacket,
  cancelPacket: (subject) => ({ ...onePacket(subject), body: { reason: 'The unit was sold.' } }),
  archivePacket: onePacket,
  createDocumentGroup: ({ email, propertyId, unitId }) => ({
    body: {
      templateIds: ['pet-addendum'],
      signers: [resident],
      initiator: { email, name: 'The Initiator' },
      propertyId,
      unitId,
    },
  }),
  createPrintGroup: ({ propertyId, unitId }) => ({
    body: { formId: 'notice-of-entry', propertyId, unitId, residents: [{ name: 'Rosa Diaz' }] },
  }),
  sendForSignature: ({ groupId }) => ({ body: { docGroupId: groupId } }),
  createSigningLink: ({ groupId }) => ({ body: { documentGroupId: groupId } }),
  downloadDocument: ({ groupId }) => ({ params: { id: groupId } }),
  getInformationSheet: ({ groupId }) => ({ params: { id: groupId } }),
  postOwnerReturn: onePacket,
  changeAnswers: onePacket,
  discardPacket: onePacket,
  restorePacket: onePacket,
  revisePacket: onePacket,
  getPacketSeed: onePacket,
  hidePacket: onePacket,
  showPacketAgain: onePacket,
  extendLinks: (subject) => ({ ...onePacket(subject), body: { days: 30 } }),
  putPacketReminders: (subject) => ({
    ...onePacket(subject),
    body: { enabled: true, afterDays: [3], beforeExpiryDays: 2 },
  }),
  putPacketCopies: (subject) => ({
    ...onePacket(subject),
    body: { copies: [{ name: 'Dana Reyes', email: 'dana.reyes@example.com' }] },
  }),
  putOwnerSigner: onePacket,
  finishOnPaper: ({ groupId, pdf }) => ({
    params: { docGroupId: groupId },
    query: { signedOn: '2026-01-15', signers: 'TT1,TT2,LLSign' },
    raw: { type: 'application/pdf', bytes: pdf },
  }),
  downloadDraft: ({ groupId }) => ({ params: { id: groupId } }),
  getDraftText: ({ groupId }) => ({ params: { id: groupId } }),

  getEmailCopies: onePacket,
  postEmailCopy: (subject) => ({
    ...onePacket(subject),
    body: { role: 'TT1', email: resident.email, after: null },
  }),
  getEmailCopyPreview: (subject) => ({ ...onePacket(subject), query: { role: 'TT1' } }),
  getEmailCopyByCode: oneCode,
  downloadEmailCopy: oneCode,

  getFee: () => ({ query: { documents: 1, residents: 1 } }),
  getPayment: onePacket,
  postPayment: ({ groupId }) => ({ body: { documentGroupId: groupId } }),
  confirmPayment: ({ groupId }) => ({ body: { documentGroupId: groupId } }),
  getReceipts: () => ({}),
  downloadReceiptList: () => ({}),
  getReceipt: ({ receiptId }) => ({ params: { id: receiptId } }),
  downloadReceipt: ({ receiptId }) => ({ params: { id: receiptId } }),

  postProperty: ({ userId }) => ({ params: { id: userId }, body: property }),
  getProperties: ({ userId }) => ({ params: { id: userId } }),
  getProperty: oneProperty,
  getUnitPackets: oneProperty,
  putProperty: (subject) => ({
    ...oneProperty(subject),
    body: { ...property, units: [{ _id: subject.unitId, name: 'Unit A' }] },
  }),
  deleteProperty: oneProperty,
  restoreProperty: oneProperty,

  getApplications: oneProperty,
  postApplicationLink: (subject) => ({ ...oneProperty(subject), body: { unitId: null } }),
  deleteApplicationLink: ({ userId, propertyId, applicationLinkId }) => ({
    params: { id: userId, propertyId, linkId: applicationLinkId },
  }),
  getWaitingApplications: ({ userId }) => ({ params: { id: userId } }),
  deleteApplicationRequest: oneApplication,
  restoreApplicationRequest: oneApplication,
  getApplicationHome: ({ applicationCode }) => ({ params: { code: applicationCode } }),
  postApplicationRequest: ({ applicationCode }) => ({
    params: { code: applicationCode },
    body: { ...resident, language: 'es' },
  }),
  getApplicationConfirmation: ({ confirmationCode }) => ({ params: { code: confirmationCode } }),
  confirmApplicationRequest: ({ confirmationCode }) => ({
    params: { code: confirmationCode },
    body: { enteredSha256: '' },
  }),

  postSigningInvite: ({ groupId }) => ({
    body: { documentGroupId: groupId, role: 'TT2', email: 'john.park@example.com' },
  }),
  getInvites: ({ groupId }) => ({ query: { documentGroupId: groupId } }),
  getInviteDetailsByGroup: ({ groupId }) => ({ params: { id: groupId } }),
  getInviteDetailsByCode: oneCode,
  getEmbeddedLink: oneCode,
  postReturn: oneCode,
  resumeInviteEmails: (subject) => oneCode(subject),
  putInviteLanguage: (subject) => ({ ...oneCode(subject), body: { language: 'es' } }),
  getExecutedByCode: oneCode,
  getSignedCopy: oneCode,
  postExecutedLink: oneCode,
  getNewLink: oneCode,
  postNewLink: oneCode,
  correctSigner: (subject) => ({ ...oneSigner(subject), body: resident }),
  remindSigner: oneSigner,
  answerQuestion: (subject) => ({ ...oneSigner(subject), body: { words: 'Yes, you may.' } }),

  getRoom: () => ({}),
  getRoomPresence: () => ({ query: { page: '3' } }),
  postRoomConsent: () => ({ body: { version: 'any', language: 'en-US' } }),
  patchRoomAnswers: () => ({ body: { answers: {} } }),
  postRoomBlanks: () => ({ body: { answerKeys: [], onPurpose: true } }),
  postRoomInspection: () => ({ body: { groupId: null } }),
  postRoomAdopt: () => ({ body: sampleMarks('Maria Lopez') }),
  postRoomPhoto: () => ({
    query: { answerKey: 'any', about: 'Kitchen' },
    raw: { type: photoType, bytes: Buffer.from('no photo') },
  }),
  getRoomPhoto: ({ photoSha256 }) => ({ params: { sha256: photoSha256 } }),
  postRoomSignature: () => ({ body: { answerKey: 'any', signed: true } }),
  postRoomFinish: () => ({}),
  postRoomDecline: () => ({ body: { reason: 'I found another home.' } }),
  postRoomMessage: () => ({ body: { about: 'question', words: 'May I bring a cat?' } }),
  postRoomRead: ({ documentId }) => ({ params: { documentId } }),
  getRoomText: ({ documentId }) => ({ params: { documentId } }),
  getRoomDocument: ({ documentId }) => ({ params: { documentId } }),
  getRoomPlaces: () => ({}),
  getRoomTranslation: ({ documentId }) => ({ params: { documentId, language: 'es' } }),

  postUser: ({ email }) => ({ body: { name: 'A New Name', email } }),
  getOfficePeople: () => ({}),
  getOfficeColleagues: () => ({}),
  postOfficePerson: () => ({ body: { email: 'pat.prep@example.com', role: 'preparer' } }),
  putOfficePerson: ({ colleagueId }) => ({
    params: { id: colleagueId },
    body: { role: 'preparer' },
  }),
  deleteOfficePerson: ({ colleagueId }) => ({ params: { id: colleagueId } }),
  getOfficeInvitation: ({ invitationCode }) => ({ params: { code: invitationCode } }),
  postOfficeInvitation: ({ invitationCode }) => ({ params: { code: invitationCode } }),
  putOffice: ({ officeId }) => ({ body: { id: officeId } }),

  getUser: ({ userId }) => ({ params: { id: userId } }),
  getUserByMembership: ({ membershipId }) => ({ params: { id: membershipId } }),
  putUser: ({ userId }) => ({ params: { id: userId }, body: { phone: '(217) 555-0199' } }),
  resumeEmails: ({ userId }) => ({ params: { id: userId } }),
  getTenant: ({ userId, tenantId }) => ({ params: { id: userId, tenantId } }),
  getTenants: ({ userId }) => ({ params: { id: userId } }),

  postVerify: ({ pdf }) => ({ raw: { type: 'application/pdf', bytes: pdf } }),
  getRootCertificate: () => ({}),
  postWebhook: () => ({
    params: { vendor: 'mail' },
    raw: { type: 'application/json', bytes: '{"id":"evt-1"}' },
  }),
}

const resident = {
  firstName: 'Rosa',
  lastName: 'Diaz',
  email: 'rosa.diaz@example.com',
  phone: '(217) 555-0105',
}

const property = {
  name: 'Elm Court',
  address: { street: '1 Elm Court', city: 'Springfield', state: 'IL' as const, zip: '62704' },
  units: [{ name: 'Unit A' }],
}

const textForm = {
  source: 'text' as const,
  title: 'House rules',
  category: 'Lease Addenda' as const,
  text: 'Quiet after ten.',
}

function form(text: string) {
  return { type: 'application/x-www-form-urlencoded', bytes: text }
}

function onePacket({ groupId }: Subject) {
  return { params: { docGroupId: groupId } }
}

function oneSigner({ groupId }: Subject) {
  return { params: { docGroupId: groupId, role: 'TT1' as const } }
}

function oneProperty({ userId, propertyId }: Subject) {
  return { params: { id: userId, propertyId } }
}

function oneApplication({ userId, applicationRequestId }: Subject) {
  return { params: { id: userId, requestId: applicationRequestId } }
}

function oneCode({ code }: Subject) {
  return { params: { code } }
}
