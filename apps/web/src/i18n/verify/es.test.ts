import { expect, test } from 'vitest'
import { es } from './es.ts'

test.each([
  ['Page 2 was changed.', 'La página 2 se cambió.'],
  ['Pages 2, 3 were added or changed.', 'Las páginas 2, 3 se agregaron o cambiaron.'],
  ['Page 9 was removed or changed.', 'La página 9 se quitó o cambió.'],
  [
    'The file had 9 pages when it was sealed and has 8 now.',
    'El archivo tenía 9 páginas cuando se selló y ahora tiene 8.',
  ],
  ['The pages were reordered.', 'Se cambió el orden de las páginas.'],
])('“%s” is said in Spanish', (sentence, translated) => {
  expect(es.change(sentence)).toBe(translated)
})

test('a sentence that is not known stays as it is', () => {
  expect(es.change('Page 2 was turned.')).toBe('Page 2 was turned.')
})
