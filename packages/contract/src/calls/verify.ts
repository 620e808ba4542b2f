import type { Verdict } from '../schemas/verify.ts'
import type { Call, NoSchemas } from './call.ts'

/** The request body is the PDF itself, `application/pdf`; the server stores nothing of it. */
export const postVerify: Call<{ response: typeof Verdict }> = {
  method: 'POST',
  path: '/verify',
  access: 'public',
}

/** Answers PEM. */
export const getRootCertificate: Call<NoSchemas> = {
  method: 'GET',
  path: '/verify/root.pem',
  access: 'public',
}
