import { expect, test, vi } from 'vitest'

test('a Latin packet loads no font of another script, and neither does a rejection', async () => {
  const { listOpenFaces, makeTemplate, renderDocument, unsupportedCharacters } = await loadAnew()
  const template = await makeTemplate({ formId: 'lease', title: 'Lease', signerCount: 1 })
  const answers = { 'TT1.name': 'Łukasz Nguyễn', 'TT1.signature': mark }
  await renderDocument({ template, answers })
  const refused = unsupportedCharacters('Home 🏠 ข ☂')

  expect(refused).toContain('🏠')
  expect(listOpenFaces().toSorted()).toEqual(['caveat', 'sans', 'serif'])
})

const mark = { kind: 'typed', text: 'Łukasz' } as const

/** Other tests of the same process have opened faces of their own. */
async function loadAnew() {
  vi.resetModules()

  return {
    ...(await import('./open-face.ts')),
    ...(await import('./unsupported-characters.ts')),
    ...(await import('../render/render-document.ts')),
    ...(await import('../testing/make-template.ts')),
  }
}
