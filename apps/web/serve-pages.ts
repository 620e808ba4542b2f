import type { Plugin } from 'vite'

/** In development, the pages that the server serves by their address (`web-app.ts`). */
export function servePages(): Plugin {
  return {
    name: 'serve-pages',
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url
          ?.replace(/^\/sign(\/[^/?]*)?\/?(?=\?|$)/i, '/signing-link.html')
          .replace(/^\/apply([/?].*)?$/i, '/signing-link.html')
          .replace(/^\/signing-room(?=\?|$)/, '/signing-room.html')
        next()
      })
    },
  }
}
