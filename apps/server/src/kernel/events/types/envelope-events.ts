import { roles } from '@countersign/answers/field'
import { InviteRole } from '@countersign/contract/schemas/roles'
import type {
  EnvelopeEvent,
  EnvelopeEventPayloads,
  EnvelopeEventType,
} from '@countersign/signing/envelope-events'
import { z } from 'zod'
import { event, type EventDeclaration, facts } from './event-type.ts'

/** The engine's events, which are stored with the signer's role beside their payload. */
type StoredPayload<Type extends EnvelopeEventType> = {
  role: EnvelopeEvent['role']
} & (EnvelopeEventPayloads[Type] extends undefined
  ? { facts?: undefined }
  : { facts: EnvelopeEventPayloads[Type] })

const signer = z.enum([...roles, 'system'])
const roleOnly = facts({ role: signer, facts: z.undefined().optional() })
const mark = z.enum(['typed', 'drawn', 'picture'])

function envelope<Shape extends z.ZodRawShape>(shape: Shape) {
  return facts({ role: signer, facts: facts(shape) })
}

/** Each with the payload that the engine declares. */
export const envelopeEvents = {
  'envelope.created': event(envelope({ templateIds: z.array(z.string()) })),
  'envelope.fill-opened': event(roleOnly),
  'envelope.answers-saved': event(
    envelope({
      keys: z.array(z.string()),
      photos: z.array(z.string()).optional(),
      record: z.string().optional(),
    }),
  ),
  'envelope.left-blank': event(envelope({ keys: z.array(z.string()), onPurpose: z.boolean() })),
  'envelope.filled': event(envelope({ valuesSha256: z.string() })),
  'envelope.finished-anyway': event(
    envelope({ choice: z.enum(['print', 'send']), warnings: z.array(z.string()) }),
    ({ facts: { choice, warnings } }) =>
      `Chose “${choice === 'print' ? 'Print anyway' : 'Send anyway'}”. The warning was: ${warnings.join(' ')}`,
  ),
  'envelope.sent': event(envelope({ documents: z.array(z.string()) })),
  'envelope.opened': event(roleOnly),
  'envelope.consented': event(
    envelope({ version: z.string(), language: z.string() }),
    () => 'Agreed to use electronic records and signatures',
  ),
  'envelope.document-read': event(
    envelope({ documentId: z.string(), readingAid: z.string().optional() }),
    (data) =>
      data.facts.readingAid
        ? 'Viewed a document to its end, with its Spanish translation'
        : 'Viewed a document to its end',
  ),
  'envelope.document-confirmed': event(
    envelope({
      documentId: z.string(),
      confirmed: z.boolean(),
      sha256: z.string().optional(),
    }),
    (data) =>
      data.facts.confirmed
        ? 'Confirmed having read a document'
        : 'Withdrew the confirmation of a document',
  ),
  'envelope.signature-adopted': event(envelope({ signature: mark, initials: mark })),
  'envelope.place-signed': event(
    envelope({ answerKey: z.string(), documentId: z.string(), signed: z.boolean() }),
  ),
  'envelope.signed': event(roleOnly),
  'envelope.documents-hashed': event(
    envelope({
      after: z.enum(roles),
      file: z.string().optional(),
      documents: z.array(z.string()).optional(),
    }),
  ),
  'envelope.residents-signed': event(roleOnly),
  'envelope.completed': event(roleOnly),
  'envelope.declined': event(envelope({ reason: z.string() }), undefined, ['facts.reason']),
  'envelope.paper-asked': event(roleOnly),
  'envelope.question-asked': event(envelope({ words: z.string() }), undefined, ['facts.words']),
  'envelope.disowned': event(roleOnly),
  'envelope.canceled': event(envelope({ reason: z.string() }), undefined, ['facts.reason']),
  'envelope.reopened': event(envelope({ valuesSha256: z.string() })),
  'envelope.signer-corrected': event(
    envelope({
      signer: InviteRole.exclude(['LLEdit']),
      changed: z.array(z.enum(['name', 'email', 'phone'])),
      before: facts({ name: z.string(), email: z.string() }),
      after: facts({ name: z.string(), email: z.string(), phone: z.string().optional() }),
      documents: z.array(z.string()).optional(),
      valuesSha256: z.string().optional(),
    }),
    undefined,
    ['facts.before', 'facts.after'],
  ),
  'envelope.owner-signer-changed': event(
    envelope({
      before: facts({ name: z.string() }),
      after: facts({ name: z.string(), personId: z.string() }),
    }),
    ({ facts: { before, after } }) =>
      `Took the owner’s signature over: ${after.name} signs instead of ${before.name}`,
  ),
  'envelope.completed-on-paper': event(
    envelope({
      scanSha256: z.string(),
      signedOn: z.string(),
      signers: z.array(InviteRole.exclude(['LLEdit'])),
      uploadedBy: z.string(),
    }),
  ),
} satisfies { [Type in EnvelopeEventType]: EventDeclaration<StoredPayload<Type>> }
