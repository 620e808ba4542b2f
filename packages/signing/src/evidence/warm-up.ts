import { PDF } from '@libpdf/core'
import type { Answers } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import type { Envelope } from '../envelope.ts'
import { createCertificateAuthority } from '@countersign/seal/sealing/keys/certificate-authority'
import { produceExecutedFile } from './produce-executed-file.ts'

/**
 * Produces a sample file and discards it, so that fonts are loaded and code is compiled before the
 * first real file. Uses a throwaway key.
 */
export async function warmUp(): Promise<void> {
  const now = new Date('2026-01-01T12:00:00Z')
  const { identity } = await createCertificateAuthority({
    now,
    subject: { organization: 'Rehearsal' },
  })
  const template = await createSampleForm()

  await produceExecutedFile({
    envelope: createSampleEnvelope(now.toISOString()),
    events: [],
    unsealed: {
      from: {
        after: 'LLEdit',
        draw: {
          packetId: 'rehearsal',
          title: 'Rehearsal',
          language: 'en-US',
          createdAt: now,
          documents: [{ documentId: 'd1', title: 'Rehearsal', template, answers: {} }],
        },
      },
      steps: [
        {
          after: 'TT1',
          documents: [
            { documentId: 'd1', template, answers: createSampleAnswers(template.fields) },
          ],
          people: { TT1: { name: 'Somebody' } },
        },
      ],
    },
    language: 'en-US',
    identity,
    sealedAt: now.toISOString(),
  })
}

const pages = 8
const linesPerPage = 16

async function createSampleForm() {
  const pdf = PDF.create()
  const form = pdf.getOrCreateForm()
  const fields: Field[] = []
  for (let index = 0; index < pages * linesPerPage; index += 1) {
    const line = index % linesPerPage
    const page = line === 0 ? pdf.addPage({ size: 'letter' }) : pdf.getPage(pdf.getPageCount() - 1)
    const key = `field-${index}`
    const place = { x: 72, y: 690 - line * 40, width: 240, height: 24 }
    page?.drawField(form.createTextField(key), place)
    fields.push({
      key,
      role: 'TT1',
      type: fieldTypeAt(line),
      label: key,
      required: true,
      scope: 'form',
    })
  }
  return { pdf: await pdf.save(), fields, title: 'Rehearsal', language: 'en-US' }
}

function fieldTypeAt(line: number): Field['type'] {
  return line === 0 ? 'signature' : 'text'
}

function createSampleAnswers(fields: Field[]): Answers {
  return Object.fromEntries(
    fields.map(({ key, type }) => [
      key,
      type === 'signature' ? { kind: 'typed', text: 'Somebody' } : `The answer to ${key}`,
    ]),
  )
}

function createSampleEnvelope(at: string): Envelope {
  const person = { name: 'Somebody', email: 'somebody@example.com' }
  const consent = { version: '2026-01', language: 'en-US', at }
  return {
    envelopeId: 'rehearsal',
    requestId: 'rehearsal',
    name: 'Rehearsal',
    state: 'complete',
    documents: [
      {
        documentId: 'd1',
        templateId: 'rehearsal',
        formId: 'rehearsal',
        title: 'Rehearsal',
        edition: '2026-01',
        templateSha256: '0'.repeat(64),
      },
    ],
    recipients: [
      { role: 'LLEdit', state: 'signed', ...person },
      { role: 'TT1', state: 'signed', signedAt: at, consent, ...person },
      { role: 'LLSign', state: 'signed', signedAt: at, ...person },
    ],
    values: {},
    createdAt: at,
  }
}
