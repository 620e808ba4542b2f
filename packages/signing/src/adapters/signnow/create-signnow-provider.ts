import {
  createEmbeddedProvider,
  createEngine,
  type EmbeddedProviderOptions,
} from '../embedded/create-embedded-provider.ts'
import type { ReturnUrls, SigningCapabilities, SigningProvider } from '../../provider.ts'
import type { SigningRoom } from '../../room.ts'
import { SigningError } from '../../errors.ts'
import { requireRecipient, requireEnvelope, explainEnd } from '../embedded/envelope/recipients.ts'
import { createSignNowClient } from './client/create-client.ts'
import type { RequestOptions } from './client/create-request.ts'
import { createFindProblem } from './find-problem.ts'
import { getExecutedFile } from './files/get-executed-file.ts'
import {
  cancelGroup,
  changeOwnerSigner,
  completeOnPaper,
  correctSigner,
  reopenGroup,
} from './groups/change-group.ts'
import { sendGroup } from './groups/send-group.ts'
import { createSigningLink } from './links/create-signing-link.ts'
import { refresh } from './progress/refresh.ts'
import type { RemoteGroupStore } from './remote-group.ts'
import type { SignNow } from './signnow.ts'
import { withSigningErrors } from './to-signing-error.ts'
import { findUnsupportedAnswers } from './unsupported-fields.ts'
import { validateGroup } from './validate-group.ts'

export interface SignNowProviderOptions {
  /** Our own engine, in which the owner fills in the documents. */
  engine: EmbeddedProviderOptions
  connection: RequestOptions
  remotes: RemoteGroupStore
  returnUrls: ReturnUrls
  /** Adds our seal to SignNow's file as an incremental update. */
  sealFiles: boolean
  pageOrigins: readonly string[]
}

export const signNowCapabilities: SigningCapabilities = {
  signsInOurRoom: false,
  privateCopies: false,
  guarantors: false,
  coOwners: false,
  changeAnswers: true,
  correctSigner: 'until-anyone-signs',
  ownerSigner: 'until-sent',
  finishOnPaper: 'until-anyone-signs',
  draftShowsSignatures: false,
  signedCopy: false,
  certificate: false,
  reportsProgress: false,
}

/**
 * SignNow takes the signatures. Until the documents are sent, everything is done by our own engine;
 * then the filled documents are uploaded, and SignNow's progress is applied to our envelope.
 */
export function createSignNowProvider(options: SignNowProviderOptions): {
  provider: SigningProvider
  room: SigningRoom
} {
  const { credentials } = options.connection
  const { provider: embedded, room } = createEmbeddedProvider({
    ...options.engine,
    findUnsupportedAnswers: findUnsupportedAnswers,
  })
  const signNow: SignNow = {
    client: createSignNowClient(options.connection),
    remotes: options.remotes,
    engine: createEngine(options.engine),
    embedded,
    returnUrls: options.returnUrls,
    accountEmail: credentials.kind === 'password' ? credentials.username : undefined,
    sealFiles: options.sealFiles,
    pageOrigins: options.pageOrigins,
  }
  return { provider: bindProvider(signNow), room }
}

function bindProvider(signNow: SignNow): SigningProvider {
  const { embedded } = signNow
  const { keepUnsealedFiles: _, ...rest } = embedded
  return {
    ...rest,
    capabilities: signNowCapabilities,
    async createGroup(input) {
      await withSigningErrors(validateGroup(signNow, input))
      return embedded.createGroup(input)
    },
    send: (input) => withSigningErrors(sendGroup(signNow, input)),
    createSigningLink: (input) => withSigningErrors(createSigningLink(signNow, input)),
    reopen: (input) => withSigningErrors(reopenGroup(signNow, input)),
    correctSigner: (input) => withSigningErrors(correctSigner(signNow, input)),
    changeOwnerSigner: (input) => withSigningErrors(changeOwnerSigner(signNow, input)),
    completeOnPaper: (input) => withSigningErrors(completeOnPaper(signNow, input)),
    async readGroup(input) {
      await withSigningErrors(refresh(signNow, input.groupId))
      return embedded.readGroup(input)
    },
    cancel: (input) => withSigningErrors(cancelGroup(signNow, input)),
    getExecutedFile: (input) => withSigningErrors(getExecutedFile(signNow, input)),
    getSignedCopy: (input) => refuseSignedCopy(signNow, input),
    findProblem: createFindProblem(signNow),
  }
}

/** SignNow keeps the signatures until everyone has signed. */
async function refuseSignedCopy(
  { engine }: SignNow,
  { groupId, role }: Parameters<SigningProvider['getSignedCopy']>[0],
): Promise<never> {
  const envelope = requireEnvelope(await engine.store.read(groupId))
  const end = explainEnd(envelope)
  if (end) {
    throw new SigningError('group-closed', end)
  }
  if (!requireRecipient(envelope, role).signedAt) {
    throw new SigningError('not-your-turn', 'You can get a copy once you have signed.')
  }
  throw new SigningError(
    'not-executed',
    'The signed documents can be downloaded once everyone has signed.',
  )
}
