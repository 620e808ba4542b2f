import { limits } from '@countersign/contract/rules/limits'
import { calls } from '@countersign/contract/calls'
import { fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { verifyFile } from './verify-file.ts'

export function verifyRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getRootCertificate, async (ctx) =>
    fileAnswer({
      // All roots, newest first: the same bundle verifies older files.
      bytes: Buffer.from((await ctx.ports.authority.rootPems()).join('')),
      fileName: 'countersign-root.pem',
      disposition: 'attachment',
      cacheControl: 'public, max-age=300',
    }),
  )
  registerEndpoint(registry, calls.postVerify, (ctx, { file }) => verifyFile(ctx, file), {
    fileBody: 'application/pdf',
    bodyLimit: limits.verifyBytes,
    perMinute: 60,
  })
}
