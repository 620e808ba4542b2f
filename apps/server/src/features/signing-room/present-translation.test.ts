import { expect, test } from 'vitest'
import { presentTranslation } from './present-translation.ts'

const document = {
  formId: 'lead-based-paint-disclosure',
  title: 'Lead-Based Paint Disclosure',
  fields: [],
}

test('only texts that are the same in the packet’s edition are translated', () => {
  const { texts } = presentTranslation({
    ...document,
    reading: [
      { kind: 'heading', level: 2, text: 'Lessor’s disclosure' },
      { kind: 'paragraph', text: 'What an earlier edition said.' },
    ],
  })

  expect(texts).toEqual({
    'Lead-Based Paint Disclosure': 'Divulgación sobre pintura a base de plomo',
    'Lessor’s disclosure': 'Divulgación del arrendador',
  })
})

test('the title of one resident’s own copy is translated, and the name stays', () => {
  const title = 'Lead-Based Paint Disclosure: Maria Lopez'

  expect(presentTranslation({ ...document, title, reading: [] })).toEqual({
    texts: { [title]: 'Divulgación sobre pintura a base de plomo: Maria Lopez' },
  })
})

test('a form of the owner’s own has no translation', () => {
  expect(presentTranslation({ ...document, formId: 'own', reading: [] })).toEqual({
    texts: {},
  })
})
