import type { verifyEndpoints } from '../endpoints/verify.ts'
import type { Calls } from '../call.ts'

export const verifyCalls: Calls<typeof verifyEndpoints> = {
  postVerify: { method: 'POST', path: '/verify', access: 'public' },
  getRootCertificate: { method: 'GET', path: '/verify/root.pem', access: 'public' },
}
