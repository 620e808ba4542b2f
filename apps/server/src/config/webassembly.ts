import { setFlagsFromString } from 'node:v8'

/**
 * Keeps WebAssembly code that is no longer needed until its module ends. Where threads come and go, V8
 * can end the whole process when it frees such code: https://github.com/nodejs/node/issues/64500.
 */
export function keepWebAssemblyCode(): void {
  setFlagsFromString('--no-wasm-code-gc')
}
