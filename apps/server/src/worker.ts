import { startCompileCache } from './config/compile-cache.ts'

// Before the worker's modules are loaded.
startCompileCache()
await import('./job-worker.ts')
