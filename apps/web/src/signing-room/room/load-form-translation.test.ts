import { expect, test } from 'vitest'
import type { FormTranslationState } from './form-translation.ts'
import { loadFormTranslation } from './load-form-translation.ts'

const documentIds = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8']

test('forms are read in translation before the last one has come', async () => {
  const states: FormTranslationState[] = []
  await loadFormTranslation(documentIds, load, (state) => states.push(state))

  expect(states.map(({ status }) => status)).toEqual(['loading', 'loading', 'loaded'])
  expect(states[1]?.translation?.text('Title of d6')).toBe('Título de d6')
  expect(states[1]?.translation?.text('Title of d7')).toBeUndefined()
  expect(states[2]?.translation?.text('Title of d8')).toBe('Título de d8')
})

test('after a failure only the forms that are missing are asked for again', async () => {
  const states: FormTranslationState[] = []
  const asked: string[] = []
  let isFailing = true
  const failOnce = async (documentId: string) => {
    asked.push(documentId)
    if (isFailing && documentId === 'd7') {
      throw new Error('The connection dropped.')
    }
    return load(documentId)
  }
  await loadFormTranslation(documentIds, failOnce, (state) => states.push(state))
  expect(states.at(-1)).toMatchObject({ status: 'failed' })
  expect(states.at(-1)?.translation?.text('Title of d1')).toBe('Título de d1')

  isFailing = false
  states.at(-1)?.retry()
  await expect.poll(() => states.at(-1)?.status).toBe('loaded')
  expect(asked.slice(8)).toEqual(['d7', 'd8'])
  expect(states.at(-1)?.translation?.text('Title of d1')).toBe('Título de d1')
})

function load(documentId: string) {
  return Promise.resolve({ texts: { [`Title of ${documentId}`]: `Título de ${documentId}` } })
}
