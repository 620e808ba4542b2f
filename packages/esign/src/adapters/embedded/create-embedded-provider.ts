import { randomBytes, randomUUID } from 'node:crypto'
import type { SigningProvider } from '../../provider.ts'
import { produceExecutedFile } from '../../evidence/produce-executed-file.ts'
import { renderDocument } from '../../pdf/render/render-document.ts'
import type { SigningRoom } from '../../room.ts'
import { cancelGroup } from './groups/cancel-group.ts'
import { createGroup } from './groups/create-group.ts'
import type { Engine } from './engine.ts'
import { executedFile } from './files/get-executed-file.ts'
import { filledFile } from './files/get-filled-file.ts'
import { fillLink } from './links/create-fill-link.ts'
import { ownerAnswers } from './groups/get-owner-answers.ts'
import { readGroup } from './groups/read-group.ts'
import { recordRevisions } from './files/record-revisions.ts'
import { adoptMarks } from './room/actions/adopt-marks.ts'
import { declineRoom } from './room/actions/decline-room.ts'
import { documentPdf } from './room/actions/get-document-pdf.ts'
import { finishRoom } from './room/actions/finish-room.ts'
import { giveConsent } from './room/actions/give-consent.ts'
import { markRead } from './room/actions/mark-read.ts'
import { openRoom } from './room/actions/open-room.ts'
import { roomPlaces } from './room/actions/list-room-places.ts'
import { saveAnswers } from './room/actions/save-answers.ts'
import { signPlace } from './room/actions/sign-field.ts'
import { tellSender } from './room/actions/send-message.ts'
import { checkRoom } from './room/access-room.ts'
import { sendGroup } from './groups/send-group.ts'
import { signingLink } from './links/create-signing-link.ts'
import { standingFile } from './files/get-signed-copy.ts'
import { templatePreview } from './files/render-template-preview.ts'

/** The parts of the engine; what has a sound default may be left out. */
export type EmbeddedProviderOptions = Omit<
  Engine,
  'clock' | 'ids' | 'tokens' | 'runSeal' | 'runDraw'
> &
  Partial<Pick<Engine, 'clock' | 'ids' | 'tokens' | 'runSeal' | 'runDraw'>>

/**
 * Our own engine behind the signing port, and the surface of its signing room. The rules live here,
 * not in whoever serves the room over HTTP. Refusals are `SigningError`.
 */
export function createEmbeddedProvider(options: EmbeddedProviderOptions): {
  provider: SigningProvider
  room: SigningRoom
} {
  const engine: Engine = {
    clock: () => new Date(),
    ids: randomUUID,
    tokens: () => randomBytes(32).toString('base64url'),
    runSeal: produceExecutedFile,
    runDraw: renderDocument,
    ...options,
  }
  return { provider: bindProvider(engine), room: bindRoom(engine) }
}

function bindProvider(engine: Engine): SigningProvider {
  return {
    createGroup: (input) => createGroup(engine, input),
    createFillLink: (input) => fillLink(engine, input),
    send: (input) => sendGroup(engine, input),
    createSigningLink: (input) => signingLink(engine, input),
    readGroup: (input) => readGroup(engine, input),
    cancel: (input) => cancelGroup(engine, input),
    getExecutedFile: (input) => executedFile(engine, input),
    getFilledFile: (input) => filledFile(engine, input),
    getSignedCopy: (input) => standingFile(engine, input),
    getOwnerAnswers: (input) => ownerAnswers(engine, input),
    recordRevisions: (input) => recordRevisions(engine, input),
    renderTemplatePreview: (input) => templatePreview(engine, input),
  }
}

function bindRoom(engine: Engine): SigningRoom {
  return {
    open: (request) => openRoom(engine, request),
    check: (request) => checkRoom(engine, request),
    consent: (request, input) => giveConsent(engine, request, input),
    saveAnswers: (request, input) => saveAnswers(engine, request, input),
    markRead: (request, input) => markRead(engine, request, input),
    adopt: (request, input) => adoptMarks(engine, request, input),
    signField: (request, input) => signPlace(engine, request, input),
    finish: (request) => finishRoom(engine, request),
    decline: (request, input) => declineRoom(engine, request, input),
    sendMessage: (request, input) => tellSender(engine, request, input),
    getDocumentPdf: (request, input) => documentPdf(engine, request, input),
    listPlaces: (request) => roomPlaces(engine, request),
  }
}
