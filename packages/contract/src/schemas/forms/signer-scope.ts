import { z } from 'zod'
import { signerScopes } from '../../rules/signer-scope.ts'

export const SignerScope = z.enum(signerScopes)
export type SignerScope = z.infer<typeof SignerScope>
