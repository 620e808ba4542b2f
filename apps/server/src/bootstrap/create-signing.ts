import { consentVersion } from '@countersign/contract/rules/consent-version'
import {
  createEmbeddedProvider,
  type EmbeddedProviderOptions,
} from '@countersign/signing/adapters/embedded/create-embedded-provider'
import { createSignNowProvider } from '@countersign/signing/adapters/signnow/create-signnow-provider'
import type { TemplateArchive, TemplateSource } from '@countersign/pdf/template'
import {
  produceExecutedFile,
  type ExecutedFileInput,
  type ProducedFile,
} from '@countersign/signing/evidence/produce-executed-file'
import type {
  UnsealedFileInput,
  UnsealedFile,
} from '@countersign/signing/evidence/write-unsealed-file'
import type { RenderedDocument, RenderInput } from '@countersign/pdf/render/render-document'
import { findContradictions } from '@countersign/form-library'
import type { SignNowConfig } from '../config/providers.ts'
import { onEnvelopeSaved } from '../features/packets/index.ts'
import { returnUrls } from '../features/invites/index.ts'
import {
  createEnvelopeStore,
  findFinishWarnings,
  preparePhoto,
} from '../features/signing-room/index.ts'
import { createRemoteStore } from '../features/signnow/index.ts'
import type { Context, Ports } from '../kernel/context.ts'
import type { Metrics } from '../kernel/metrics.ts'
import type { Association, FileStore, Sealing } from '../kernel/ports.ts'
import { StorageError } from '../kernel/storage-error.ts'

type SigningPorts = Pick<Ports, 'signing' | 'room' | 'signingPages'>

export interface SigningOptions {
  context(): Context
  templates: TemplateSource
  archive: TemplateArchive
  files: Pick<FileStore, 'put' | 'read'>
  sealing: Sealing
  publicUrl: string
  association?: Association | undefined
  signNow?: SignNowConfig | undefined
  metrics?: Pick<Metrics, 'signNowCall'>
  /** Default: in this thread. */
  runSeal?: (input: ExecutedFileInput) => Promise<ProducedFile>
  /** Default: in this thread. */
  runUnsealed?: (input: UnsealedFileInput) => Promise<UnsealedFile>
  /** Default: in this thread. */
  runRender?: (input: RenderInput) => Promise<RenderedDocument>
}

/** `packets/flow.ts` handles what follows from each save of an envelope. */
export function createSigning(options: SigningOptions): SigningPorts {
  const { signNow } = options
  if (signNow) {
    return createSignNow(options, signNow)
  }
  const { provider, room } = createEmbeddedProvider(engineOptions(options))

  return { signing: provider, room, signingPages: [] }
}

function engineOptions(options: SigningOptions): EmbeddedProviderOptions {
  const stored = {
    write: (bytes: Uint8Array) => options.files.put(bytes),
    read: (sha256: string) => options.files.read(sha256),
  }
  return {
    templates: options.templates,
    archive: options.archive,
    store: createEnvelopeStore({ context: options.context, onSaved: onEnvelopeSaved }),
    scans: stored,
    unsealedFiles: { ...stored, read: (sha256) => readIfWhole(options.files, sha256) },
    photos: {
      ...stored,
      prepare: (file, signer) => preparePhoto(options.context(), { file, ...signer }),
    },
    sealer: options.sealing,
    clock: () => options.context().clock.now(),
    ids: () => options.context().ids.uuid(),
    tokens: () => options.context().ids.secret(32),
    roomUrl: `${options.publicUrl}/signing-room`,
    verifyUrl: `${options.publicUrl}/verify`,
    ...(options.association ? { association: options.association.name } : {}),
    findContradictions,
    findFinishWarnings,
    consentVersion,
    warn: (facts, message) => options.context().log.warn(facts, message),
    runSeal: options.runSeal ?? ((input) => produceExecutedFile(input, options.sealing.ports)),
    ...(options.runUnsealed ? { runUnsealed: options.runUnsealed } : {}),
    ...(options.runRender ? { runRender: options.runRender } : {}),
  }
}

/** A damaged file of a packet that people still sign is drawn again. */
async function readIfWhole(
  files: Pick<FileStore, 'read'>,
  sha256: string,
): Promise<Uint8Array | undefined> {
  try {
    return await files.read(sha256)
  } catch (error) {
    if (error instanceof StorageError && error.failure === 'corrupt') {
      return undefined
    }
    throw error
  }
}

function createSignNow(options: SigningOptions, signNow: SignNowConfig): SigningPorts {
  const { publicUrl, context, metrics } = options
  const signingPages = listPages(signNow.baseUrl)
  const { provider, room } = createSignNowProvider({
    engine: engineOptions(options),
    connection: {
      baseUrl: signNow.baseUrl,
      credentials: signNow.credentials,
      onCall: ({ name, durationMs, outcome }) => {
        metrics?.signNowCall({ call: name, outcome, seconds: durationMs / 1000 })
        const level = outcome === 'ok' ? 'debug' : 'warn'
        context().log[level]({ call: name, durationMs: Math.round(durationMs), outcome }, 'SignNow')
      },
    },
    remotes: createRemoteStore(context),
    returnUrls: returnUrls(publicUrl),
    sealFiles: signNow.sealFiles,
    pageOrigins: signingPages,
  })

  return { signing: provider, room, signingPages }
}

/** A stand-in shows its pages where its API is. */
function listPages(baseUrl: string): string[] {
  const { origin, hostname } = new URL(baseUrl)
  const pages = ['https://signnow.com', 'https://*.signnow.com']

  return hostname.endsWith('.signnow.com') ? pages : [...pages, origin]
}
