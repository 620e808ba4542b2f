import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { readAssociation } from './read-association.ts'

const name = 'Maple County Rental Association'
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'association-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a logo is refused, and the server does not start', () => {
  test.each([
    ['a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a script in a namespace', '<svg><s:script href="#a"/></svg>'],
    ['an event handler', '<svg onload="alert(1)"></svg>'],
    ['a page within', '<svg><foreignObject><p/></foreignObject></svg>'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
    ['another file', '<svg><image href="https://example.com/a.png"/></svg>'],
    ['a link that runs', '<svg><a xlink:href="javascript:alert(1)"/></svg>'],
    ['a style of another file', '<svg><style>@import "a.css";</style></svg>'],
    ['a fill of another file', '<svg><path fill="url(//example.com/a)"/></svg>'],
  ])('with %s', (_what, svg) => {
    expect(() => readWith(svg)).toThrow(/ASSOCIATION_LOGO: .* scripts or addresses of other files/)
  })

  test('of more than 200 KB', () => {
    expect(() => readWith(`<svg>${' '.repeat(200 * 1024)}</svg>`)).toThrow('more than 200 KB')
  })

  test('of 40 million pixels', () => {
    expect(() => readWith(pngHead(8000, 5000))).toThrow('wider or higher than 4000 pixels')
  })

  test('that ends after its first bytes', () => {
    expect(() => readWith(pngHead(40, 40).subarray(0, 12))).toThrow('is damaged')
  })

  test('of another kind, or that is not there', () => {
    expect(() => readWith('GIF89a')).toThrow('neither a PNG nor an SVG')
    expect(() => readLogo('/no/logo.png')).toThrow('ASSOCIATION_LOGO: /no/logo.png cannot be read.')
  })
})

test('an SVG with gradients, own parts and an embedded picture, and a PNG, are taken', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/><path fill="url(#b)"/><image href="data:image/png;base64,AA=="/></svg>'

  expect(readWith(svg)).toMatchObject({ name, logo: { mediaType: 'image/svg+xml' } })
  expect(readWith(pngHead(400, 100))).toMatchObject({ logo: { mediaType: 'image/png' } })
})

test.each(['#7fa8b0', '#e8c33c', '#7a7a7a'])(
  'the color %s is refused: it is too light',
  (color) => {
    expect(() => readConfig({ ...named, ASSOCIATION_COLOR: color })).toThrow(
      'ASSOCIATION_COLOR: is too light',
    )
  },
)

test.each(['#1F3A68', '#8a1c1c', '#000000'])('the color %s is taken', (color) => {
  const config = readConfig({ ...named, ASSOCIATION_COLOR: color })

  expect(config.association?.color).toBe(color.toLowerCase())
})

test('a color or a logo needs a name', () => {
  expect(() => readConfig({ ASSOCIATION_COLOR: '#1f3a68' })).toThrow(
    'ASSOCIATION_NAME: is required with ASSOCIATION_COLOR.',
  )
})

const named = { ASSOCIATION_NAME: name }

function readWith(logo: string | Uint8Array) {
  const file = path.join(folder, 'logo')
  writeFileSync(file, logo)
  return readLogo(file)
}

function readLogo(file: string) {
  return readAssociation(readConfig({ ...named, ASSOCIATION_LOGO: file }).association)
}

/** The signature, and the first chunk with the sides. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(33)
  head.write('89504e470d0a1a0a0000000d49484452', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}
