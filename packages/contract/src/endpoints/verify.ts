import { Verdict } from '../schemas/verify.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'verify'

export const verifyEndpoints = {
  /** The request body is the PDF itself, `application/pdf`; the server stores nothing of it. */
  postVerify: {
    tag,
    summary: 'Whether a PDF is one of ours and unchanged',
    response: Verdict,
    problems: ['too-large', 'too-many-requests', 'unsupported-media-type', 'unavailable'],
  },
  getRootCertificate: {
    tag,
    summary: 'The root certificate that seals chain to',
    produces: 'application/x-pem-file',
    problems: [],
  },
} satisfies Endpoints
