import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const server = process.env.COUNTERSIGN_SERVER ?? 'http://localhost:3000'

/** Two pages: the app, and the embedded provider's own page that runs in the frame. */
export default defineConfig(async ({ mode }) => ({
  plugins: [react(), mode === 'demo' && (await import('./src/test/demo-api.ts')).demoApi()],
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
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
}))
