import {
  createEmbeddedProvider,
  type TemplateArchive,
  type TemplateSource,
} from '@countersign/esign'
import {
  produceExecutedFile,
  type ExecutedFileInput,
  type ProducedFile,
  type RenderedDocument,
  type RenderInput,
} from '@countersign/esign/produce'
import { onEnvelopeSaved } from '../features/packets/index.ts'
import { createEnvelopeStore } from '../features/signing-room/index.ts'
import type { Context, Ports } from '../kernel/context.ts'
import type { FileStore, Sealing } from '../kernel/ports.ts'

export interface SigningOptions {
  context(): Context
  templates: TemplateSource
  archive: TemplateArchive
  files: Pick<FileStore, 'put' | 'read'>
  sealing: Sealing
  publicUrl: string
  /** Default: in this thread. */
  runSeal?: (input: ExecutedFileInput) => Promise<ProducedFile>
  /** Default: in this thread. */
  runRender?: (input: RenderInput) => Promise<RenderedDocument>
}

/** The embedded engine. `packets/flow.ts` handles what follows from each save of an envelope. */
export function createSigning(options: SigningOptions): Pick<Ports, 'signing' | 'room'> {
  const { provider, room } = createEmbeddedProvider({
    templates: options.templates,
    archive: options.archive,
    store: createEnvelopeStore({ context: options.context, onSaved: onEnvelopeSaved }),
    scans: {
      write: (pdf) => options.files.put(pdf),
      read: (sha256) => options.files.read(sha256),
    },
    sealer: options.sealing,
    clock: () => options.context().clock.now(),
    ids: () => options.context().ids.uuid(),
    tokens: () => options.context().ids.secret(32),
    roomUrl: `${options.publicUrl}/signing-room`,
    verifyUrl: `${options.publicUrl}/verify`,
    consentVersion: '2026-10',
    runSeal: options.runSeal ?? ((input) => produceExecutedFile(input, options.sealing.ports)),
    ...(options.runRender ? { runRender: options.runRender } : {}),
  })

  return { signing: provider, room }
}
