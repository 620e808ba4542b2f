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
import type { Parts, Sealing } from '../kernel/ports.ts'
import { whenGroupChanged } from '../features/packets/index.ts'

export interface SigningGround {
  context(): Context
  templates: TemplateSource
  archive: TemplateArchive
  /** What seals now, and how. */
  sealing: Sealing
  publicUrl: string
  /** Makes an executed file; in this very thread unless said. */
  runSeal?: (input: ExecutedFileInput) => Promise<ProducedFile>
  /** Draws one document; in this very thread unless said. */
  runDraw?: (input: RenderInput) => Promise<RenderedDocument>
}

/** The embedded engine, its envelopes in our database and its moves tied to the packet's. */
export function composeSigning(ground: SigningGround): Pick<Parts, 'signing' | 'room'> {
  const { provider, room } = createEmbeddedProvider({
    templates: ground.templates,
    archive: ground.archive,
    store: createEnvelopeStore({ context: ground.context, whenGroupChanged }),
    sealer: ground.sealing,
    clock: () => ground.context().clock.now(),
    ids: () => ground.context().ids.uuid(),
    tokens: () => ground.context().ids.secret(32),
    roomUrl: `${ground.publicUrl}/signing-room`,
    verifyUrl: `${ground.publicUrl}/verify`,
    consentVersion: '2026-10',
    runSeal: ground.runSeal ?? ((input) => produceExecutedFile(input, ground.sealing.ports)),
    ...(ground.runDraw ? { runDraw: ground.runDraw } : {}),
  })

  return { signing: provider, room }
}
