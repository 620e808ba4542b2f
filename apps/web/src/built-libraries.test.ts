import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const assets = new URL('../dist/assets/', import.meta.url)

test.each([
  ['pdfjs-dist/legacy/build/pdf.mjs', 'lineCoordinates['],
  ['signature_pad', 'velocityFilterWeight'],
])('the built app has every call of %s', (library, mark) => {
  const source = readFileSync(createRequire(import.meta.url).resolve(library), 'utf8')

  const built = builtScripts().filter(
    (code) => code.includes(mark) && code.includes('setAttribute('),
  )

  expect(built.map(countCalls)).toEqual([countCalls(source)])
})

function builtScripts(): string[] {
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(new URL(name, assets), 'utf8'))
}

function countCalls(code: string): number {
  return code.split('.setAttribute(').length - 1
}
