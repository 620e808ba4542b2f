import type { Answer, Answers } from '@countersign/answers/answer'
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
import { drawMark } from './drawn-marks.ts'

const signedAt = '2026-11-02T15:04:05.000Z'
const authority = await createCertificateAuthority({
  now: new Date(signedAt),
  subject: { organization: 'Bench' },
})
export const { identity } = authority
export const rootPem = rootCertificatePem(authority)

/** A packet of these forms, with an answer to every field: its file is drawn, and everyone signs it. */
export function buildSealInput(templates: Template[]): ExecutedFileInput {
  const documents = templates.map((template, index) => ({
    documentId: `d${index + 1}`,
    title: template.title,
    template,
  }))
  const signers = roles.filter((role) => templates.some((template) => signs(template, role)))
  const people = Object.fromEntries(
    signers.map((role) => [role, { name: names[role], signedAt, timeZone: 'America/Chicago' }]),
  )
  return {
    envelope: buildEnvelope(templates, signers),
    events: buildEvents(
      documents.map(({ documentId }) => documentId),
      signers,
    ),
    unsealed: {
      from: {
        after: 'LLEdit',
        draw: {
          packetId: '0198f3c1-6a6e-7b7e-9b53-3d4a0d1e2f60',
          title: 'Maple Street 412',
          language: 'en-US',
          createdAt: new Date(signedAt),
          documents: documents.map((document) => ({
            ...document,
            answers: answerFields(document.template.fields.filter(({ role }) => role === 'LLEdit')),
          })),
        },
      },
      steps: signers.map((after) => ({
        after,
        people,
        documents: documents.map(({ documentId, template }) => {
          const fields = template.fields.filter(({ role }) => role === after)
          return {
            documentId,
            template: { fields, title: template.title },
            answers: answerFields(fields),
          }
        }),
      })),
    },
    language: 'en-US',
    identity,
    verifyUrl: 'https://example.com/verify',
    sealedAt: signedAt,
  }
}

const roles = ['TT1', 'TT2', 'TT3', 'TT4', 'LLSign'] as const
const names = {
  TT1: 'Maria Lopez',
  TT2: 'José Núñez',
  TT3: 'John Park',
  TT4: 'Aisha Bello',
  LLSign: 'Olivia Owner',
}

function signs({ fields }: Template, role: (typeof roles)[number]): boolean {
  return fields.some((field) => field.role === role)
}

/** The first forms of the catalog that `signerCount` residents can sign. */
export async function compileForms(count: number, signerCount: number): Promise<Template[]> {
  const forms = catalog.filter(({ deliveryClass }) => deliveryClass < 'C').slice(0, count)
  return Promise.all(forms.map((form) => compileForm(form, { signerCount })))
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
  return Object.fromEntries(fields.map((field) => [field.key, answerField(field)]))
}

function answerField(field: Field): Answer {
  if (field.type === 'signedDate') {
    return signedAt
  }

  const isPlace = field.type === 'signature' || field.type === 'initials'
  return isPlace ? drawMark() : sampleAnswer(field)
}

function buildEnvelope(
  templates: Template[],
  signers: readonly (typeof roles)[number][],
): Envelope {
  const residents = signers
    .filter((role) => role !== 'LLSign')
    .map((role) => ({ role, name: names[role], email: `${role}@example.com` }))
  const owner = { name: 'Olivia Owner', email: 'olivia@example.com' }
  const signature = drawMark()
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

/** About the events of a packet. */
function buildEvents(
  documentIds: string[],
  signers: readonly (typeof roles)[number][],
): EnvelopeEvent[] {
  return signers.flatMap((role): EnvelopeEvent[] => [
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
