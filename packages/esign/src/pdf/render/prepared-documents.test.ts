import type { Answer, Field } from '@countersign/answers'
import { sampleAnswer } from '@countersign/answers/sample'
import { expect, test } from 'vitest'
import { catchSigningError } from '../../testing/catch-signing-error.ts'
import { createTestEngineOptions } from '../../testing/test-engine.ts'
import { createPreparedDocuments } from './prepared-documents.ts'
import { renderOpenDocument } from './render-document.ts'
import type { RenderInput } from './render-document.ts'

const { templates } = await createTestEngineOptions()
const signedAt = '2026-11-02T15:04:05.000Z'
const residents = { TT1: { name: 'Maria', signedAt }, TT2: { name: 'José', signedAt } }

/** Before the owner has signed, or afterwards. */
function input(
  template: RenderInput['template'],
  { isSigned }: { isSigned: boolean },
): RenderInput {
  const fields = template.fields.filter(({ role }) => isSigned || role !== 'LLSign')
  const owner = { LLSign: { name: 'Olivia', ...(isSigned && { signedAt }) } }

  return {
    template,
    answers: Object.fromEntries(fields.map((field) => [field.key, answer(field)])),
    people: { ...residents, ...owner },
  }
}

function answer(field: Field): Answer {
  return field.type === 'signedDate' ? signedAt : sampleAnswer(field)
}

test.each(templates)(
  'a prepared document has the same bytes as one that is drawn at once',
  async (template) => {
    const prepared = createPreparedDocuments()
    await prepared.prepare(input(template, { isSigned: false }))
    const signed = input(template, { isSigned: true })
    const first = await prepared.render(signed)
    expect(prepared.count()).toBe(0)

    for (const document of [await renderOpenDocument(signed), await prepared.render(signed)]) {
      expect(Buffer.compare(first.pdf, document.pdf)).toBe(0)
      expect(first.pages).toBe(document.pages)
      expect(first.warnings).toEqual(document.warnings)
    }
  },
)

test.each(templates)('what has changed since is drawn anew', async (template) => {
  const field = template.fields.find(({ role, type }) => role !== 'LLSign' && type === 'text')
  const signed = input(template, { isSigned: true })
  const changes: RenderInput[] = [
    { ...signed, answers: { ...signed.answers, [field?.key ?? '']: 'Changed' } },
    { ...signed, people: { ...signed.people, TT1: { name: 'Mary', signedAt } } },
    { ...signed, template: { ...template, title: 'Another title' } },
    { ...signed, template: { ...template, textSize: 14 } },
  ]

  for (const changed of changes) {
    const prepared = createPreparedDocuments()
    await prepared.prepare(input(template, { isSigned: false }))
    const { pdf } = await prepared.render(changed)
    expect(Buffer.compare(pdf, (await renderOpenDocument(changed)).pdf)).toBe(0)
  }
})

test('a document in which the last signer has nothing is drawn completely', async () => {
  const [lease] = templates
  const fields = lease?.fields.filter(({ role }) => role !== 'LLSign') ?? []
  const template = { ...lease, pdf: lease?.pdf ?? new Uint8Array(), title: 'Lease', fields }
  const prepared = createPreparedDocuments()
  await prepared.prepare(input(template, { isSigned: false }))
  const { pdf } = await prepared.render(input(template, { isSigned: true }))
  const expected = await renderOpenDocument(input(template, { isSigned: true }))

  expect(Buffer.compare(pdf, expected.pdf)).toBe(0)
})

test('a character that cannot be printed is refused as without preparation', async () => {
  const [template] = templates
  if (!template) {
    throw new Error('The engine has templates.')
  }
  const prepared = createPreparedDocuments()
  await prepared.prepare(input(template, { isSigned: false }))
  const signed = input(template, { isSigned: true })
  const people = { ...signed.people, LLSign: { name: '\u{1F3E0}', signedAt } }
  const error = await catchSigningError(prepared.render({ ...signed, people }))

  expect(error.code).toBe('unsupported-characters')
})

test('only the last ones are kept', async () => {
  const prepared = createPreparedDocuments(2)
  for (const title of ['One', 'Two', 'Three']) {
    const [template] = templates
    await prepared.prepare(
      input(
        {
          ...template,
          pdf: template?.pdf ?? new Uint8Array(),
          fields: template?.fields ?? [],
          title,
        },
        { isSigned: false },
      ),
    )
  }

  expect(prepared.count()).toBe(2)
})
