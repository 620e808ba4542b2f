import { startCompileCache } from './config/compile-cache.ts'
import { keepWebAssemblyCode } from './config/webassembly.ts'

// Before the worker's modules are loaded.
keepWebAssemblyCode()
startCompileCache()
await import('./job-worker.ts')
