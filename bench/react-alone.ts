import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { findFreePort } from '../e2e/server/global-setup.ts'

const page = `<!doctype html>
<html lang="en">
  <title>React alone</title>
  <link rel="icon" href="data:," />
  <script type="module" src="/react-alone.js"></script>
  <div id="root"></div>
</html>`

/** Builds and serves, gzipped, a page that only loads React. */
export async function serveReactAlone(): Promise<{ url: string; stop(): Promise<void> }> {
  const [html, script] = [gzipSync(page), gzipSync(await bundle())]
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/' ? ['text/html', html] : ['text/javascript', script]
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body)
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    url: `http://localhost:${port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function bundle(): Promise<string> {
  const input = fileURLToPath(new URL('./react-alone/main.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2024', rolldownOptions: { input } },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') {
    throw new Error('The page of React alone was not built as one script.')
  }
  return chunk.code
}
