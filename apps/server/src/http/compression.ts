import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Lists and pages travel compressed; PDFs and what was compressed at build time go as they are.
 * Answers with secrets cannot be guessed from their size (BREACH): who asks proves themselves by a
 * bearer token, which no other site's request carries.
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
