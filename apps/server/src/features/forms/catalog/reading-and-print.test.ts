import type { Form } from '@countersign/contract/schemas/forms/form'
import type { FormReading } from '@countersign/contract/schemas/forms/form-reading'
import type { FormStateRule, StateRules } from '@countersign/contract/schemas/forms/state-rules'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import { expectOk } from '../../../testing/walk-packet.ts'

let server: TestApp
let owner: Member
let own: Form
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember()
  const body = { title: 'Garden rules', category: 'Lease Addenda', text: 'Water the roses.' }
  own = (await expectOk<{ form: Form }>(owner.call('POST', '/forms', body))).form
})
afterAll(() => server.stop())

const readingOf = (path: string) => expectOk<FormReading>(owner.call('GET', path))
const pdfOf = async (path: string) => (await owner.call('GET', path)).rawPayload

test('an invalid number of residents or print size is named', async () => {
  const five = await owner.call('GET', '/forms/pet-addendum/reading?signers=5')
  const huge = await owner.call('GET', '/forms/pet-addendum/preview?print=huge')

  expect(five.json().errors).toMatchObject([{ field: 'signers' }])
  expect(huge.json().errors).toMatchObject([{ field: 'print' }])
})

test('the text of a form includes every resident and every field', async () => {
  const { title, reading, fields } = await readingOf('/forms/pet-addendum/reading?signers=3')
  const keys = reading.flatMap((node) => (node.kind === 'fields' ? node.keys : []))
  const labels = fields.map(({ label }) => label)

  expect(title).toBe('Pet Addendum')
  expect(labels).toContain('Signature of Resident 3')
  expect(labels).not.toContain('Signature of Resident 4')
  expect(keys.length).toBeGreaterThan(10)
  expect(fields.map(({ key }) => key)).toEqual(expect.arrayContaining(keys))
})

test('a private copy reads as one person’s, and a custom form as it was written', async () => {
  const application = await readingOf('/forms/rental-application/reading?signers=4')
  const mine = await readingOf(`/forms/${own._id}/reading`)

  expect(JSON.stringify(application)).not.toContain('TT2')
  expect(mine.reading).toContainEqual({ kind: 'paragraph', text: 'Water the roses.' })
})

test('a preview in large print has the same text on more pages, under its own template id', async () => {
  const path = '/forms/pet-addendum/preview?signers=2'
  const [usual, large] = [await pdfOf(path), await pdfOf(`${path}&print=large`)]

  expect(pagesIn(large)).toBeGreaterThan(2 * pagesIn(usual))
  expect(extractText(large)).toContain('Who cares for the animals in an emergency')

  const ownLarge = await pdfOf(`/forms/${own._id}/preview?print=large`)
  expect(ownLarge).not.toEqual(await pdfOf(`/forms/${own._id}/preview`))
  expect(extractText(ownLarge)).toContain('Water the roses.')
})

test('a blank inspection on paper has its rooms and items', async () => {
  const text = extractText(await pdfOf('/forms/move-in-move-out-inspection/preview'))

  expect(text).toContain('Bedroom 1')
  expect(text).toContain('Cabinets and counters')
})

test('a form that is printed has a Spanish information sheet, and a form that is signed online has none', async () => {
  const refused = await owner.call('GET', '/forms/pet-addendum/preview?language=es')
  const unknown = await owner.call('GET', '/forms/notice-to-pay-or-quit/preview?language=fr')
  const sheet = extractText(await pdfOf('/forms/notice-to-pay-or-quit/preview?language=es'))

  expect(refused.json().code).toBe('form-not-found')
  expect(unknown.json().errors).toMatchObject([{ field: 'language' }])
  expect(sheet).toContain('Translation for information. The English notice is the one that counts.')
  expect(sheet).toContain('Aviso de pagar el alquiler o desocupar')
  expect(sheet).not.toContain('Proof of service')
})

test('state rules are listed for the library’s forms, and an unknown state is rejected', async () => {
  const { rules } = await expectOk<{ rules: FormStateRule[] }>(
    owner.call('GET', '/forms/state-rules?state=CA'),
  )
  const pay = rules.find(({ formId }) => formId === 'notice-to-pay-or-quit')

  expect((await owner.call('GET', '/forms/state-rules?state=ZZ')).json().errors).toMatchObject([
    { field: 'state' },
  ])
  expect(pay?.citation).toContain('1161(2)')
})

test('a state says against which laws the forms were checked, and whether that is all', async () => {
  const read = (state: string) =>
    expectOk<StateRules>(owner.call('GET', `/forms/state-rules?state=${state}`))

  expect((await read('CA')).checked).toMatchObject({
    on: '2026-11-20',
    laws: expect.arrayContaining(['Cal. Civ. Code 1954(d)']),
    inPart: false,
  })
  expect((await read('GA')).checked).toEqual({
    on: '2026-11-22',
    laws: ['O.C.G.A. 44-7-30.1', 'O.C.G.A. 44-7-34(a)', 'O.C.G.A. 44-7-50(c)', 'O.C.G.A. 44-7-7'],
    inPart: true,
  })
})

test('a state names its cities with law of their own, and what was read of it', async () => {
  const read = async (state: string) => {
    const { cities } = await expectOk<StateRules>(
      owner.call('GET', `/forms/state-rules?state=${state}`),
    )
    return cities?.map(({ city, laws }) => [city, laws.map(({ citation }) => citation)])
  }

  expect(await read('OR')).toEqual([['Portland', ['Portland City Code 30.01.085']]])
  expect(await read('TX')).toBeUndefined()
})

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
