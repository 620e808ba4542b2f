/* eslint-disable no-restricted-exports, @typescript-eslint/no-empty-object-type -- what these packages export */
/** Types without those of a browser. */
declare namespace WebAssembly {
  interface Module {}
  function compile(bytes: Uint8Array): Promise<Module>
}

declare module '@jsquash/jpeg/decode.js' {
  export function init(module: WebAssembly.Module): Promise<void>
  export default function decode(
    file: ArrayBuffer,
  ): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
}

declare module '@jsquash/jpeg/encode.js' {
  export function init(module: WebAssembly.Module): Promise<void>
  export default function encode(
    pixels: { width: number; height: number; data: Uint8ClampedArray },
    options: { quality: number },
  ): Promise<ArrayBuffer>
}

declare module '@jsquash/png/decode.js' {
  export function init(module: WebAssembly.Module): Promise<unknown>
  export default function decode(
    file: ArrayBuffer,
  ): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
}

declare module '@jsquash/webp/decode.js' {
  export function init(module: WebAssembly.Module): Promise<void>
  export default function decode(
    file: ArrayBuffer,
  ): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
}
