import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { checkResidentChunks } from './check-resident-chunks.ts'
import { chunkOf } from './chunks.ts'
import { compressAssets } from './compress-assets.ts'
import { notStartedNote } from './not-started-note.ts'
import { roomFiles } from './room-files.ts'
import { servePages } from './serve-pages.ts'
import { servePdfParts } from './serve-pdf-parts.ts'

// Set by `npm run dev`, from the environment or `.env`.
const { PORT, WEB_PORT } = process.env
const server = `http://localhost:${PORT || '3000'}`

/** Three pages: the app, a resident's link, and the embedded provider's page in the frame. */
export default defineConfig({
  plugins: [
    react(),
    checkResidentChunks(),
    compressAssets(),
    notStartedNote(),
    roomFiles(),
    servePages(),
    servePdfParts(),
  ],
  server: {
    port: Number(WEB_PORT || '5173'),
    strictPort: true,
    proxy: { '/api': server, '/oidc': server, '/dev': server },
  },
  build: {
    // `addMissingFeatures` adds what they lack.
    target: ['chrome109', 'edge109', 'firefox102', 'safari16.4'],
    // The Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    // The server reads in it what a page needs next.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        'signing-link': fileURLToPath(new URL('signing-link.html', import.meta.url)),
        'signing-room': fileURLToPath(new URL('signing-room.html', import.meta.url)),
      },
      output: {
        codeSplitting: {
          groups: [{ name: chunkOf }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
})
