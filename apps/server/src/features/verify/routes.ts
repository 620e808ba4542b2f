import { getRootCertificate } from '@countersign/contract'
import { fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type Doors } from '../../http/register-endpoint.ts'

export function verifyRoutes(doors: Doors): void {
  registerEndpoint(doors, getRootCertificate, async (ctx) =>
    fileAnswer({
      bytes: Buffer.from(ctx.parts.authority.rootPem()),
      fileName: 'countersign-root.pem',
      disposition: 'attachment',
      cacheControl: 'public, max-age=300',
    }),
  )
}
