import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js'
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js'
import decodePng, { init as initPng } from '@jsquash/png/decode.js'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import type { PhotoHeader } from './read-photo-header.ts'
import type { Pixels } from './scale-photo.ts'

const resolve = createRequire(import.meta.url)

/** In WebAssembly: a hostile file can break out of its decoder, but not out of its memory. */
export async function decodePixels(file: Buffer, type: PhotoHeader['type']): Promise<Pixels> {
  provideImageData()
  const bytes = Uint8Array.from(file).buffer
  switch (type) {
    case 'jpeg':
      await initJpegDecoder(await compile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
      return decodeJpeg(bytes)
    case 'png':
      await initPng(await compile('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
      return decodePng(bytes)
    case 'webp':
      await initWebp(await compile('@jsquash/webp/codec/dec/webp_dec.wasm'))
      return decodeWebp(bytes)
  }
}

export async function encodePixels(pixels: Pixels, quality: number): Promise<Uint8Array> {
  await initJpegEncoder(await compile('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  return new Uint8Array(await encodeJpeg(pixels, { quality }))
}

async function compile(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(resolve.resolve(file)))
}

/** The decoders return one, and Node has none. */
function provideImageData(): void {
  Reflect.set(
    globalThis,
    'ImageData',
    class {
      data: Uint8ClampedArray
      width: number
      height: number
      constructor(data: Uint8ClampedArray, width: number, height: number) {
        this.data = data
        this.width = width
        this.height = height
      }
    },
  )
}
