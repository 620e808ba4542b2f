import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { chunkOf } from './chunks.ts'
import { compressAssets } from './compress-assets.ts'
import { servePdfParts } from './serve-pdf-parts.ts'

const server = process.env.COUNTERSIGN_SERVER ?? 'http://localhost:3000'

/** Two pages: the app, and the embedded provider's own page that runs in the frame. */
export default defineConfig(async ({ mode }) => ({
  plugins: [
    react(),
    compressAssets(),
    servePdfParts(),
    mode === 'demo' && (await import('./src/test/demo-api.ts')).demoApi(),
  ],
  server: {
    port: 5173,
    ...(mode !== 'demo' && { proxy: { '/api': server, '/oidc': server, '/dev': server } }),
  },
  build: {
    target: 'es2024',
    // The Content-Security-Policy takes no data: address, neither for scripts nor for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        'signing-room': fileURLToPath(new URL('signing-room.html', import.meta.url)),
      },
      // The contract only declares: a page that wants one constant of it must not get every schema.
      treeshake: {
        moduleSideEffects: [{ test: /packages[\\/]contract[\\/]src/, sideEffects: false }],
        // By these names anywhere, methods of a variable too: never call a list `lines` and push to it.
        manualPureFunctions: ['z', 'endpoint', 'line', 'lines'],
      },
      output: {
        codeSplitting: {
          groups: [{ name: chunkOf }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
}))
