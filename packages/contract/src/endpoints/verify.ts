import * as calls from '../calls/verify.ts'
import { Verdict } from '../schemas/verify.ts'
import { bindEndpoints } from './endpoint.ts'

const tag = 'verify'

export const verifyEndpoints = bindEndpoints(calls, {
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
})
