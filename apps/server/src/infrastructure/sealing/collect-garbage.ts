import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Frees what this thread no longer uses. V8 does so only while code runs, and a thread that waits for
 * work for hours keeps some 20 MB.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') {
    Reflect.apply(collect, undefined, [])
  }
}
