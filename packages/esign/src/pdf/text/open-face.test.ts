import { expect, test } from 'vitest'
import { unsupportedCharacters } from './unsupported-characters.ts'
import { makeTemplate } from '../../testing/make-template.ts'
import { renderDocument } from '../render/render-document.ts'
import { listOpenFaces } from './open-face.ts'

test('a Latin packet loads no font of another script, and neither does a rejection', async () => {
  const template = await makeTemplate({ formId: 'lease', title: 'Lease', signerCount: 1 })
  const answers = { 'TT1.name': 'Łukasz Nguyễn', 'TT1.signature': mark }
  await renderDocument({ template, answers })
  const refused = unsupportedCharacters('Home 🏠 ข ☂')

  expect(refused).toContain('🏠')
  expect(listOpenFaces().toSorted()).toEqual(['caveat', 'sans', 'serif'])
})

const mark = { kind: 'typed', text: 'Łukasz' } as const
