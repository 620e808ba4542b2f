import type { FileStoreSettings } from '../infrastructure/files/open-file-store.ts'
import type { Environment } from './environment.ts'

interface ClaimRule {
  claim: string
  value: string | undefined
}

export interface OidcConfig {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  scopes: string
  /** Which claims say who a person is, whether they are a member, and of the staff. */
  claims: {
    names: { name: string; email: string; groups: string }
    required: ClaimRule | undefined
    staff: ClaimRule | undefined
  }
}

export interface SignNowConfig {
  baseUrl: string
  credentials:
    | { kind: 'token'; token: string }
    | {
        kind: 'password'
        clientId: string
        clientSecret: string
        username: string
        password: string
      }
  webhookSecret: string | undefined
  sealFiles: boolean
}

export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  apiBase: string | undefined
}

export function toSignNow(env: Environment): SignNowConfig | undefined {
  const credentials = toSignNowCredentials(env)
  if (env.SIGNING_PROVIDER !== 'signnow' || !credentials) {
    return undefined
  }

  return {
    baseUrl: env.SIGNNOW_BASE_URL.replace(/\/+$/, ''),
    credentials,
    webhookSecret: env.SIGNNOW_WEBHOOK_SECRET,
    sealFiles: env.SEAL_PROVIDER_FILES === 'on',
  }
}

function toSignNowCredentials(env: Environment): SignNowConfig['credentials'] | undefined {
  if (env.SIGNNOW_TOKEN) {
    return { kind: 'token', token: env.SIGNNOW_TOKEN }
  }
  const { SIGNNOW_CLIENT_ID: clientId, SIGNNOW_CLIENT_SECRET: clientSecret } = env
  const { SIGNNOW_USERNAME: username, SIGNNOW_PASSWORD: password } = env

  return clientId && clientSecret && username && password
    ? { kind: 'password', clientId, clientSecret, username, password }
    : undefined
}

export function toFiles(env: Environment): FileStoreSettings {
  if (env.FILES !== 's3' || !env.S3_BUCKET) {
    return { kind: 'folder' }
  }

  return {
    kind: 's3',
    s3: {
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      prefix: env.S3_PREFIX,
      objectLockDays: env.S3_OBJECT_LOCK_DAYS,
    },
  }
}

export function toOidc(env: Environment): OidcConfig | undefined {
  if (!env.OIDC_ISSUER || !env.OIDC_CLIENT_ID) {
    return undefined
  }

  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    scopes: env.OIDC_SCOPES,
    claims: {
      names: {
        name: env.OIDC_CLAIM_NAME,
        email: env.OIDC_CLAIM_EMAIL,
        groups: env.OIDC_CLAIM_GROUPS,
      },
      required: toClaimRule(env.OIDC_REQUIRED_CLAIM),
      staff: toClaimRule(env.OIDC_STAFF_CLAIM),
    },
  }
}

/** At the first `=`: the name of a group may have more, such as an LDAP entry. */
function toClaimRule(text: string | undefined): ClaimRule | undefined {
  if (!text) {
    return undefined
  }
  const [claim = '', ...value] = text.split('=')

  return { claim, value: value.length > 0 ? value.join('=') : undefined }
}

export function toStripe(env: Environment): StripeConfig | undefined {
  const { PAYMENT_PROVIDER, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = env
  if (PAYMENT_PROVIDER !== 'stripe' || !STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) {
    return undefined
  }

  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE,
  }
}
