import { randomBytes, randomUUID } from 'node:crypto'
import type { SendInput, SigningCapabilities, SigningProvider } from '../../provider.ts'
import { writeUnsealedFile, type UnsealedFileInput } from '../../evidence/write-unsealed-file.ts'
import { produceExecutedFile } from '../../evidence/produce-executed-file.ts'
import { drawDocument } from '../../draw-document.ts'
import type { SigningRoom } from '../../room.ts'
import { cancelGroup } from './groups/cancel-group.ts'
import { changeOwnerSigner } from './groups/change-owner-signer.ts'
import { completeOnPaper } from './groups/complete-on-paper.ts'
import { correctSigner } from './groups/correct-signer.ts'
import { createGroup } from './groups/create-group.ts'
import type { Engine } from './engine.ts'
import { getExecutedFile } from './files/get-executed-file.ts'
import { getDraftFile } from './files/get-draft-file.ts'
import { getDraftText } from './files/get-draft-text.ts'
import { getFilledFile } from './files/get-filled-file.ts'
import { createFillLink } from './links/create-fill-link.ts'
import { getOwnerAnswers } from './groups/get-owner-answers.ts'
import { readGroup } from './groups/read-group.ts'
import { keepUnsealedFiles } from './files/keep-unsealed-files.ts'
import { adoptMarks } from './room/actions/adopt-marks.ts'
import { declineToSign } from './room/actions/decline-room.ts'
import { getDocument } from './room/actions/get-document.ts'
import { getDocumentPdf } from './room/actions/get-document-pdf.ts'
import { finishRoom } from './room/actions/finish-room.ts'
import { giveConsent } from './room/actions/give-consent.ts'
import { continueInspection } from './room/actions/continue-inspection.ts'
import { leaveBlank } from './room/actions/leave-blank.ts'
import { markRead } from './room/actions/mark-read.ts'
import { openRoom } from './room/actions/open-room.ts'
import { listRoomPlaces } from './room/actions/list-room-places.ts'
import { addPhoto } from './room/actions/add-photo.ts'
import { getPhoto } from './room/actions/get-photo.ts'
import { loadPhotos } from './photos/load-photos.ts'
import { saveAnswers } from './room/actions/save-answers.ts'
import { signField } from './room/actions/sign-field.ts'
import { sendMessage } from './room/actions/send-message.ts'
import { checkRoom } from './room/access-room.ts'
import { reopenGroup } from './groups/reopen-group.ts'
import { sendGroup } from './groups/send-group.ts'
import { createSigningLink } from './links/create-signing-link.ts'
import { getSignedCopy } from './files/get-signed-copy.ts'
import { renderTemplatePreview } from './files/render-template-preview.ts'

export type EmbeddedProviderOptions = Omit<
  Engine,
  'clock' | 'ids' | 'tokens' | 'runSeal' | 'runUnsealed' | 'runRender'
> &
  Partial<Pick<Engine, 'clock' | 'ids' | 'tokens' | 'runSeal' | 'runUnsealed' | 'runRender'>>

/** Needs no return addresses when a group is sent: each link has its own. */
export interface EmbeddedProvider extends SigningProvider {
  send(input: Pick<SendInput, 'groupId' | 'message'>): Promise<void>
}

/**
 * Creates the embedded signing provider and the API of its signing room. All rules are enforced
 * here, not by the HTTP server. Both throw `SigningError`.
 */
export function createEmbeddedProvider(options: EmbeddedProviderOptions): {
  provider: EmbeddedProvider
  room: SigningRoom
} {
  const engine = createEngine(options)
  return { provider: bindProvider(engine), room: bindRoom(engine) }
}

export function createEngine(options: EmbeddedProviderOptions): Engine {
  return withPhotos({
    clock: () => new Date(),
    ids: randomUUID,
    tokens: () => randomBytes(32).toString('base64url'),
    runSeal: produceExecutedFile,
    runUnsealed: writeUnsealedFile,
    runRender: drawDocument,
    ...options,
  })
}

/** What draws documents gets the bytes of their photos, wherever it runs. */
function withPhotos(engine: Engine): Engine {
  const { photos, runRender, runUnsealed, runSeal } = engine
  const loadAll = ({ from, steps }: UnsealedFileInput) => {
    const drawn = 'draw' in from ? from.draw.documents : []
    return loadPhotos(photos, [...drawn, ...steps.flatMap(({ documents }) => documents)])
  }

  return {
    ...engine,
    runRender: async (input) => runRender({ ...input, ...(await loadPhotos(photos, [input])) }),
    runUnsealed: async (input) => runUnsealed({ ...input, ...(await loadAll(input)) }),
    runSeal: async (input) =>
      runSeal({ ...input, unsealed: { ...input.unsealed, ...(await loadAll(input.unsealed)) } }),
  }
}

/** The embedded engine can do everything. */
export const embeddedCapabilities: SigningCapabilities = {
  signsInOurRoom: true,
  privateCopies: true,
  guarantors: true,
  coOwners: true,
  changeAnswers: true,
  correctSigner: 'until-they-sign',
  ownerSigner: 'until-they-sign',
  finishOnPaper: 'until-everyone-signs',
  draftShowsSignatures: true,
  signedCopy: true,
  certificate: true,
  reportsProgress: true,
}

function bindProvider(engine: Engine): EmbeddedProvider {
  return {
    capabilities: embeddedCapabilities,
    createGroup: (input) => createGroup(engine, input),
    createFillLink: (input) => createFillLink(engine, input),
    send: (input) => sendGroup(engine, input),
    createSigningLink: (input) => createSigningLink(engine, input),
    reopen: (input) => reopenGroup(engine, input),
    correctSigner: (input) => correctSigner(engine, input),
    changeOwnerSigner: (input) => changeOwnerSigner(engine, input),
    completeOnPaper: (input) => completeOnPaper(engine, input),
    readGroup: (input) => readGroup(engine, input),
    cancel: (input) => cancelGroup(engine, input),
    getExecutedFile: (input) => getExecutedFile(engine, input),
    getFilledFile: (input) => getFilledFile(engine, input),
    getDraftFile: (input) => getDraftFile(engine, input),
    getDraftText: (input) => getDraftText(engine, input),
    getSignedCopy: (input) => getSignedCopy(engine, input),
    getOwnerAnswers: (input) => getOwnerAnswers(engine, input),
    keepUnsealedFiles: (input) => keepUnsealedFiles(engine, input),
    renderTemplatePreview: (input) => renderTemplatePreview(engine, input),
  }
}

function bindRoom(engine: Engine): SigningRoom {
  return {
    open: (request) => openRoom(engine, request),
    check: (request) => checkRoom(engine, request),
    consent: (request, input) => giveConsent(engine, request, input),
    saveAnswers: (request, input) => saveAnswers(engine, request, input),
    addPhoto: (request, input) => addPhoto(engine, request, input),
    getPhoto: (request, input) => getPhoto(engine, request, input),
    leaveBlank: (request, input) => leaveBlank(engine, request, input),
    continueInspection: (request, input) => continueInspection(engine, request, input),
    markRead: (request, input) => markRead(engine, request, input),
    adopt: (request, input) => adoptMarks(engine, request, input),
    signField: (request, input) => signField(engine, request, input),
    finish: (request, input) => finishRoom(engine, request, input),
    decline: (request, input) => declineToSign(engine, request, input),
    sendMessage: (request, input) => sendMessage(engine, request, input),
    getDocument: (request, input) => getDocument(engine, request, input),
    getDocumentPdf: (request, input) => getDocumentPdf(engine, request, input),
    listPlaces: (request) => listRoomPlaces(engine, request),
  }
}
