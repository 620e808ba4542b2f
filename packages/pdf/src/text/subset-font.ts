import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FaceName, readFont } from './fonts.ts'

/**
 * Reduces a font to the given glyphs. Glyph numbers do not change, so text shaped with the full
 * font stays valid. Deterministic.
 */
export function subsetFont(face: FaceName, glyphs: Iterable<number>): Uint8Array<ArrayBuffer> {
  const hb = getSubsetter()
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, flags)
  const glyphSet = hb.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) {
    hb.hb_set_add(glyphSet, glyph)
  }
  const dropped = hb.hb_subset_input_set(input, dropTables)
  for (const tag of unneeded) {
    hb.hb_set_add(dropped, tagNumber(tag))
  }

  const subset = hb.hb_subset_or_fail(getFace(hb, face), input)
  hb.hb_subset_input_destroy(input)
  if (subset === 0) {
    throw new Error(`The font ${face} could not be reduced to the glyphs that were used.`)
  }
  const blob = hb.hb_face_reference_blob(subset)
  const start = hb.hb_blob_get_data(blob, 0)
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob))
  hb.hb_blob_destroy(blob)
  hb.hb_face_destroy(subset)
  return bytes
}

/** hb-subset.h: no hinting (1), keep glyph numbers (2), draw .notdef (0x40), no GSUB closure (0x200). */
const flags = 0x1 | 0x2 | 0x40 | 0x200
/** hb-subset.h: HB_SUBSET_SETS_DROP_TABLE_TAG. */
const dropTables = 3
/** Tables that a CIDFont does not need (ISO 32000-1, 9.9). */
const unneeded = [
  'BASE',
  'GDEF',
  'GPOS',
  'GSUB',
  'STAT',
  'OS/2',
  'cmap',
  'gasp',
  'name',
  'post',
].concat(['vhea', 'vmtx', 'DSIG', 'meta', 'VORG'])

/** HarfBuzz's subsetter as C functions; pointers are numbers. */
interface Subsetter {
  memory: { buffer: ArrayBuffer }
  _initialize(): void
  malloc(size: number): number
  hb_blob_create(data: number, length: number, mode: number, user: number, free: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set(input: number, which: number): number
  hb_subset_or_fail(face: number, input: number): number
}

const require = createRequire(import.meta.url)
const faces = new Map<FaceName, number>()
let opened: Subsetter | undefined

function getSubsetter(): Subsetter {
  if (opened) {
    return opened
  }

  const file = require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  opened = instantiate(new Uint8Array(readFileSync(file)))
  opened._initialize()
  return opened
}

/**
 * WebAssembly exports are untyped; these are the signatures of `hb-subset.h`. Node's types do not
 * include `WebAssembly` without the browser's.
 */
function instantiate(code: Uint8Array): Subsetter {
  const assembly: unknown = Reflect.get(globalThis, 'WebAssembly')
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  const { Module, Instance } = assembly as {
    Module: new (code: Uint8Array) => object
    Instance: new (module: object) => { exports: Subsetter }
  }
  return new Instance(new Module(code)).exports
}

/** The full font is loaded once per process. */
function getFace(hb: Subsetter, name: FaceName): number {
  const known = faces.get(name)
  if (known !== undefined) {
    return known
  }

  const file = readFont(name)
  const start = hb.malloc(file.length)
  new Uint8Array(hb.memory.buffer).set(file, start)
  const readOnly = 1
  const blob = hb.hb_blob_create(start, file.length, readOnly, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  hb.hb_blob_destroy(blob)
  faces.set(name, face)
  return face
}

function tagNumber(tag: string): number {
  return [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
}
