import { z } from 'zod'
import { httpUrl } from './schemas.ts'
import type { Setting } from './setting.ts'

const claimPaths = 'A dot leads into an object: `realm_access.roles`.'

const claimRule = z
  .string()
  .regex(/^[^=\s]+(=.+)?$/, 'must be claim=value or claim.')
  .optional()

export const loginSettings = {
  OIDC_ISSUER: {
    description: 'The OpenID Connect issuer of the association membership.',
    schema: httpUrl
      .refine(
        (url) => !url.includes('/.well-known/'),
        'must be the address before /.well-known/openid-configuration.',
      )
      .refine(
        (url) => !url.startsWith('http:') || isLoopback(url),
        'must begin with https://, except on this machine.',
      )
      .optional(),
    fallback: 'an embedded membership with three demo members; not in production',
    requires: ['OIDC_CLIENT_ID'],
    example: 'https://login.example.com',
  },
  OIDC_CLIENT_ID: {
    description: 'The client id at the issuer.',
    schema: z.string().optional(),
    requires: ['OIDC_ISSUER'],
    example: 'countersign',
  },
  OIDC_CLIENT_SECRET: {
    description: 'The client secret at the issuer, if the client has one.',
    schema: z.string().optional(),
    requires: ['OIDC_ISSUER'],
    example: 'the-secret-of-the-client',
    secret: true,
  },
  OIDC_SCOPES: {
    description: 'The scopes that a login asks for, separated by spaces.',
    schema: z.string().regex(/(^|\s)openid(\s|$)/, 'must include openid.'),
    default: 'openid email profile',
    requires: ['OIDC_ISSUER'],
    example: 'openid email profile groups',
  },
  OIDC_CLAIM_NAME: {
    description: `The claim with a person’s name. ${claimPaths}`,
    schema: z.string(),
    default: 'name',
    requires: ['OIDC_ISSUER'],
    example: 'display_name',
  },
  OIDC_CLAIM_EMAIL: {
    description: 'The claim with a person’s email address.',
    schema: z.string(),
    default: 'email',
    requires: ['OIDC_ISSUER'],
    example: 'mail',
  },
  OIDC_CLAIM_GROUPS: {
    description:
      'The claim with a person’s groups, for `OIDC_REQUIRED_CLAIM=groups=…` and `OIDC_STAFF_CLAIM=groups=…`.',
    schema: z.string(),
    default: 'groups',
    requires: ['OIDC_ISSUER'],
    example: 'realm_access.roles',
  },
  OIDC_REQUIRED_CLAIM: {
    description:
      'What makes a person a member: `claim=value`, or `claim` alone for one that must be there and true. A list must have the value among its entries. Everybody else cannot log in.',
    schema: claimRule,
    fallback: 'everybody whom the issuer logs in is a member',
    requires: ['OIDC_ISSUER'],
    example: 'groups=members',
  },
  OIDC_STAFF_CLAIM: {
    description:
      'What makes a member one of the association’s staff, who publish its forms and help members: written as `OIDC_REQUIRED_CLAIM`, which they need too. Read at each login.',
    schema: claimRule,
    fallback: 'nobody is staff',
    requires: ['OIDC_ISSUER'],
    example: 'groups=forms',
  },
} satisfies Record<string, Setting>

/** As where it is used, `discover-issuer.ts`. */
function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(URL.parse(url)?.hostname ?? '')
}
