import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Compresses JSON and pages; PDFs and assets that the build has compressed are sent as they are.
 * Safe against BREACH: requests authenticate by bearer token, which other sites' requests lack.
 */
export async function useCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 2048,
    customTypes: /^(text\/(html|css|javascript)|application\/(problem\+)?json|image\/svg\+xml)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  })
}
