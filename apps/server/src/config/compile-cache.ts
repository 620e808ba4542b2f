import { chmodSync } from 'node:fs'
import { enableCompileCache, flushCompileCache, getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { makeFolders } from '../kernel/make-folders.ts'

/** By then a server has started, and compiled what it needs for that. */
const flushAfterMs = 10_000

/**
 * Stores compiled modules in `DATA_DIR/compile-cache`, so that the next start of this process and its
 * threads compiles only what has changed: entries are found by the hash of the source. Not in the
 * folder for temporary files, Node's default: whoever can write there could have this process run their
 * code. Without a folder that can be written to, the process starts as before.
 */
export function startCompileCache(): void {
  const folder = path.resolve(process.env.DATA_DIR?.trim() || 'data', 'compile-cache')
  try {
    makeFolders(folder, 0o700)
    enableCompileCache(folder)
    chmodSync(getCompileCacheDir() ?? folder, 0o700)
  } catch {
    return
  }

  // For the threads.
  process.env.NODE_COMPILE_CACHE = folder
  setTimeout(flushCompileCache, flushAfterMs).unref()
}
