import { startCompileCache } from './config/compile-cache.ts'
import { keepWebAssemblyCode } from './config/webassembly.ts'

// Before the server's modules are loaded: `npm start`, and the container's command.
keepWebAssemblyCode()
startCompileCache()
await import('./server.ts')
