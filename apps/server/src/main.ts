import { startCompileCache } from './config/compile-cache.ts'

// Before the server's modules are loaded: `npm start`, and the container's command.
startCompileCache()
await import('./server.ts')
