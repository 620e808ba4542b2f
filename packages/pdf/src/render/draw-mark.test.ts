import { expect, test } from 'vitest'
import { layOutTyped } from './draw-mark.ts'

const rect = { x: 0, y: 0, width: 200, height: 26 }
const long = `${'Maximiliana'.repeat(5).slice(0, 50)} ${'Featherstone'.repeat(5).slice(0, 49)}`

test.each(['caveat', 'dancingScript', 'homemadeApple'] as const)(
  'a typed name of 100 letters is on lines that can be read, in %s',
  (hand) => {
    const { lines, size, ascent, descent } = layOutTyped(long, hand, rect)

    expect(lines.length).toBeGreaterThan(1)
    expect(size).toBeGreaterThan(5)
    expect(lines.length * (ascent + descent) * size).toBeLessThanOrEqual(rect.height + 0.01)
    expect(Math.max(...lines.map(({ width }) => width / 1000)) * size).toBeLessThanOrEqual(200.01)
  },
)

test('a usual name stays on one line', () => {
  expect(layOutTyped('Maria del Carmen Lopez', 'caveat', rect).lines).toHaveLength(1)
})
