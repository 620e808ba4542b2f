import { sampleAnswer } from '@countersign/answers/sample'
import { createPreparedDocuments, renderDocument } from '@countersign/esign/produce'
import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'
import { compileOnce } from './testing/compile-once.ts'

const signedAt = '2026-11-02T15:04:05.000Z'
const person = (name: string) => ({ name, signedAt, timeZone: 'America/Chicago' })

test.each(['residential-lease', 'pet-addendum', 'esign-consent-addendum'])(
  'the form %s is the same, whether or not it was drawn before the last signature',
  async (id) => {
    const form = catalog.find((each) => each.id === id)
    if (!form) {
      throw new Error(`The catalog has no ${id}.`)
    }
    const template = await compileOnce(form, { signerCount: 2 })
    const answers = template.fields.map((field) => [
      field.key,
      field.type === 'signedDate' ? signedAt : sampleAnswer(field),
    ])
    const signed = {
      template,
      answers: Object.fromEntries(answers),
      people: { TT1: person('Maria'), TT2: person('José'), LLSign: person('Olivia') },
    }
    const owners = new Set(
      template.fields.filter(({ role }) => role === 'LLSign').map(({ key }) => key),
    )
    const before = Object.fromEntries(answers.filter(([key]) => !owners.has(String(key))))
    const prepared = createPreparedDocuments()
    await prepared.prepare({ ...signed, answers: before })

    const { pdf } = await prepared.render(signed)
    expect(prepared.count()).toBe(0)
    expect(Buffer.compare(pdf, (await renderDocument(signed)).pdf)).toBe(0)
  },
)
