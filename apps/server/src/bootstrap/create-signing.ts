import { createEmbeddedProvider } from '@countersign/esign'
import type { TemplateArchive, TemplateSource } from '@countersign/esign'
import { produceExecutedFile } from '@countersign/esign/produce'
import type {
  ExecutedFileInput,
  ProducedFile,
  RenderedDocument,
  RenderInput,
} from '@countersign/esign/produce'
import { createEnvelopeStore } from '../features/signing-room/index.ts'
import type { Context } from '../kernel/context.ts'
import type { Ports, Sealing } from '../kernel/ports.ts'
import { onGroupChanged } from '../features/packets/index.ts'

export interface SigningOptions {
  context(): Context
  templates: TemplateSource
  archive: TemplateArchive
  /** What seals now, and how. */
  sealing: Sealing
  publicUrl: string
  /** Makes an executed file; in this very thread unless said. */
  runSeal?: (input: ExecutedFileInput) => Promise<ProducedFile>
  /** Draws one document; in this very thread unless said. */
  runRender?: (input: RenderInput) => Promise<RenderedDocument>
}

/** The embedded engine, its envelopes in our database and its moves tied to the packet's. */
export function createSigning(options: SigningOptions): Pick<Ports, 'signing' | 'room'> {
  const { provider, room } = createEmbeddedProvider({
    templates: options.templates,
    archive: options.archive,
    store: createEnvelopeStore({ context: options.context, onGroupChanged }),
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
