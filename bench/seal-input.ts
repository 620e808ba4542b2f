import type { Answers, Mark } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import { sampleAnswer } from '@countersign/answers/sample-answer'
import type { Envelope } from '@countersign/signing/envelope'
import type { EnvelopeEvent } from '@countersign/signing/envelope-events'
import type { Template } from '@countersign/pdf/template'
import type { ExecutedFileInput } from '@countersign/signing/evidence/produce-executed-file'
import {
  createCertificateAuthority,
  rootCertificatePem,
} from '@countersign/seal/sealing/keys/certificate-authority'
import { type Block, catalog, compileForm } from '@countersign/form-library'

const signedAt = '2026-11-02T15:04:05.000Z'
const authority = await createCertificateAuthority({
  now: new Date(signedAt),
  subject: { organization: 'Bench' },
})
export const { identity } = authority
export const rootPem = rootCertificatePem(authority)

/** The input for an executed file of these forms, with an answer to every field. */
export function buildSealInput(templates: Template[]): ExecutedFileInput {
  const documents = templates.map((template, index) => ({
    documentId: `d${index + 1}`,
    template,
    answers: answerFields(template.fields),
  }))
  return {
    envelope: buildEnvelope(templates),
    events: buildEvents(documents.map(({ documentId }) => documentId)),
    documents,
    people: {
      TT1: { name: 'Maria Lopez', signedAt, timeZone: 'America/Chicago' },
      TT2: { name: 'José Núñez', signedAt, timeZone: 'America/Chicago' },
      LLSign: { name: 'Olivia Owner', signedAt, timeZone: 'America/Chicago' },
    },
    identity,
    verifyUrl: 'https://example.com/verify',
    sealedAt: signedAt,
  }
}

/** The lease for two residents: 10 pages, 82 fields. */
export function compileLease10Pages(): Promise<Template> {
  return compileWithRules('residential-lease', [])
}

/** The same lease, extended to 30 pages with house rules. */
export function compileLease30Pages(): Promise<Template> {
  return compileWithRules(
    'residential-lease',
    Array.from({ length: 66 }, (_, index) => index + 1),
  )
}

async function compileWithRules(formId: string, extra: number[]): Promise<Template> {
  const form = catalog.find(({ id }) => id === formId)
  if (!form) {
    throw new Error(`The catalog has no ${formId}.`)
  }

  const rules = extra.map((number) => ({
    kind: 'clause' as const,
    title: `House rule ${number}`,
    text: ruleText.repeat(6),
  }))
  const body = rules.length > 0 ? [houseRules(rules), ...form.body] : form.body
  return compileForm({ ...form, body }, { signerCount: 2 })
}

function houseRules(body: Block[]): Block {
  return { kind: 'section', title: 'House rules', numbered: true, body }
}

const ruleText =
  'Whoever lives in the home keeps it as a careful person keeps what belongs to somebody else, tells the owner of a defect when they see it, and leaves halls and stairs free for everybody else. '

function answerFields(fields: Field[]): Answers {
  return Object.fromEntries(
    fields.map((field) => [
      field.key,
      field.type === 'signedDate' ? signedAt : sampleAnswer(field),
    ]),
  )
}

function buildEnvelope(templates: Template[]): Envelope {
  const residents = [
    { role: 'TT1', name: 'Maria Lopez', email: 'maria@example.com' },
    { role: 'TT2', name: 'José Núñez', email: 'jose@example.com' },
  ] as const
  const owner = { name: 'Olivia Owner', email: 'olivia@example.com' }
  const signature: Mark = { kind: 'typed', text: 'Someone' }
  const signed = {
    state: 'signed' as const,
    signedAt,
    adopted: { signature, initials: signature },
    origin: { ip: '203.0.113.7', userAgent: 'Mozilla/5.0', timeZone: 'America/Chicago' },
  }
  return {
    envelopeId: '0198f3c1-6a6e-7b7e-9b53-3d4a0d1e2f60',
    requestId: 'bench',
    name: 'Maple Street 412',
    state: 'complete',
    documents: templates.map((template, index) => ({
      documentId: `d${index + 1}`,
      templateId: template.templateId,
      formId: template.formId,
      title: template.title,
      edition: template.edition,
      templateSha256: template.sha256,
    })),
    recipients: [
      { role: 'LLEdit', ...owner, state: 'signed' },
      ...residents.map((resident) => ({
        ...resident,
        ...signed,
        consent: { version: '2026-10', language: 'en-US', at: signedAt },
      })),
      { role: 'LLSign', ...owner, ...signed },
    ],
    values: {},
    filled: { at: signedAt, valuesSha256: '0'.repeat(64) },
    createdAt: signedAt,
    sentAt: signedAt,
    completedAt: signedAt,
    premises: '412 Maple Street, Springfield, IL 62704',
  }
}

/** About the events of a packet with two residents. */
function buildEvents(documentIds: string[]): EnvelopeEvent[] {
  const roles = ['TT1', 'TT2', 'LLSign'] as const
  return roles.flatMap((role): EnvelopeEvent[] => [
    { type: 'envelope.opened', role, at: signedAt },
    {
      type: 'envelope.consented',
      role,
      at: signedAt,
      data: { version: '2026-10', language: 'en' },
    },
    ...documentIds.map((documentId): EnvelopeEvent => ({
      type: 'envelope.place-signed',
      role,
      at: signedAt,
      data: { answerKey: `${documentId}/${role}.signature`, documentId, signed: true },
    })),
    { type: 'envelope.signed', role, at: signedAt },
  ])
}
