import type { SignerRole } from '@countersign/answers'
import type { EnvelopeStore } from '../../envelope.ts'
import type { ExecutedFileInput, ProducedFile } from '../../evidence/produce-executed-file.ts'
import type { RenderedDocument, RenderInput } from '../../pdf/render/render-document.ts'
import type { ExecutedFile } from '../../provider.ts'
import type { SealSettings } from '../../sealing/seal-settings.ts'
import type { SealingIdentity } from '../../sealing/keys/sealing-identity.ts'
import type { TemplateArchive, TemplateSource } from '../../template.ts'

/** Everything that the embedded engine acts in; nothing of it is a global. */
export interface Engine {
  templates: TemplateSource
  /** Without it, a template that changes under its name ends the packets that were made from it. */
  archive?: TemplateArchive
  store: EnvelopeStore
  sealer: Sealer
  /** Where an executed file is kept, so that it is made once; without it, it is made when asked for. */
  executedFiles?: ExecutedFileStore
  clock: () => Date
  /** A new envelope id, unique for ever. */
  ids: () => string
  /** A new secret of 256 random bits, safe in a URL. */
  tokens: () => string
  /** The page of the signing room; a link is this with the token as its fragment. */
  roomUrl: string
  /** The page on which anybody can check a file; printed on the certificate. */
  verifyUrl?: string
  /** The version of the consent text that residents are shown now. */
  consentVersion: string
  /** Runs `produceExecutedFile`, here or in a worker thread. */
  runSeal: (input: ExecutedFileInput) => Promise<ProducedFile>
  /** Runs `renderDocument`, here or in a worker thread. */
  runRender: (input: RenderInput) => Promise<RenderedDocument>
}

export interface Sealer {
  /** The identity that seals now; asked for at each file, so that it can be renewed meanwhile. */
  identity(): Promise<SealingIdentity>
  /** PAdES B-B without time stamp unless said. */
  settings?: SealSettings
}

/**
 * Keeps executed files by envelope, and by role those that one signer alone gets. Writing twice keeps
 * the first: a file that was given out stands.
 */
export interface ExecutedFileStore {
  read(envelopeId: string, role?: SignerRole): Promise<ExecutedFile | undefined>
  write(envelopeId: string, file: ExecutedFile, role?: SignerRole): Promise<ExecutedFile>
}
