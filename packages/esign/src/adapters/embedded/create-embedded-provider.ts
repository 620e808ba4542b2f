import { randomBytes, randomUUID } from 'node:crypto'
import type { SigningProvider } from '../../provider.ts'
import { produceExecutedFile } from '../../evidence/produce-executed-file.ts'
import { renderDocument } from '../../pdf/render-document.ts'
import type { SigningRoom } from '../../room.ts'
import { cancelGroup } from './cancel-group.ts'
import { createGroup } from './create-group.ts'
import type { Engine } from './engine.ts'
import { executedFile } from './executed-file.ts'
import { filledFile } from './filled-file.ts'
import { fillLink } from './fill-link.ts'
import { ownerAnswers } from './owner-answers.ts'
import { readGroup } from './read-group.ts'
import { recordRevisions } from './revisions.ts'
import { adoptMarks } from './room/adopt-marks.ts'
import { declineRoom } from './room/decline-room.ts'
import { documentPdf } from './room/document-pdf.ts'
import { finishRoom } from './room/finish-room.ts'
import { giveConsent } from './room/give-consent.ts'
import { markRead } from './room/mark-read.ts'
import { openRoom } from './room/open-room.ts'
import { roomPlaces } from './room/room-places.ts'
import { saveAnswers } from './room/save-answers.ts'
import { signPlace } from './room/sign-place.ts'
import { tellSender } from './room/tell-sender.ts'
import { checkRoom } from './room/visit-room.ts'
import { sendGroup } from './send-group.ts'
import { signingLink } from './signing-link.ts'
import { standingFile } from './standing-file.ts'
import { templatePreview } from './template-preview.ts'

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
    fillLink: (input) => fillLink(engine, input),
    send: (input) => sendGroup(engine, input),
    signingLink: (input) => signingLink(engine, input),
    readGroup: (input) => readGroup(engine, input),
    cancel: (input) => cancelGroup(engine, input),
    executedFile: (input) => executedFile(engine, input),
    filledFile: (input) => filledFile(engine, input),
    standingFile: (input) => standingFile(engine, input),
    ownerAnswers: (input) => ownerAnswers(engine, input),
    recordRevisions: (input) => recordRevisions(engine, input),
    templatePreview: (input) => templatePreview(engine, input),
  }
}

function bindRoom(engine: Engine): SigningRoom {
  return {
    open: (visit) => openRoom(engine, visit),
    check: (visit) => checkRoom(engine, visit),
    consent: (visit, input) => giveConsent(engine, visit, input),
    saveAnswers: (visit, input) => saveAnswers(engine, visit, input),
    markRead: (visit, input) => markRead(engine, visit, input),
    adopt: (visit, input) => adoptMarks(engine, visit, input),
    signPlace: (visit, input) => signPlace(engine, visit, input),
    finish: (visit) => finishRoom(engine, visit),
    decline: (visit, input) => declineRoom(engine, visit, input),
    tellSender: (visit, input) => tellSender(engine, visit, input),
    documentPdf: (visit, input) => documentPdf(engine, visit, input),
    places: (visit) => roomPlaces(engine, visit),
  }
}
