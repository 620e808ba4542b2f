import { z } from 'zod'
import { httpUrl } from './schemas.ts'
import type { Setting } from './setting.ts'

export const signingSettings = {
  SIGNING_PROVIDER: {
    description:
      'Who takes the signatures: `embedded`, our own signing room, or `signnow`. Change it only while no packet waits for signatures.',
    schema: z.enum(['embedded', 'signnow'], { error: 'must be embedded or signnow.' }),
    default: 'embedded',
    example: 'signnow',
  },
  SIGNNOW_BASE_URL: {
    description: 'The address of SignNow’s API; `https://api-eval.signnow.com` for its sandbox.',
    schema: httpUrl,
    default: 'https://api.signnow.com',
    requires: ['SIGNING_PROVIDER=signnow'],
    example: 'https://api-eval.signnow.com',
  },
  SIGNNOW_CLIENT_ID: {
    description: 'The client id of the application at SignNow.',
    schema: z.string().optional(),
    requires: ['SIGNING_PROVIDER=signnow', 'SIGNNOW_CLIENT_SECRET', 'SIGNNOW_USERNAME'],
    example: '0fccdbc73581ca0f9bf8c379e6a96813',
  },
  SIGNNOW_CLIENT_SECRET: {
    description: 'The client secret of the application at SignNow.',
    schema: z.string().optional(),
    requires: ['SIGNING_PROVIDER=signnow', 'SIGNNOW_CLIENT_ID'],
    example: 'the-secret-of-the-application',
    secret: true,
  },
  SIGNNOW_USERNAME: {
    description:
      'The address of the SignNow account that sends all documents. Use one that no owner or resident has: it can never sign.',
    schema: z.string().optional(),
    requires: ['SIGNING_PROVIDER=signnow', 'SIGNNOW_CLIENT_ID', 'SIGNNOW_PASSWORD'],
    example: 'signing@example.com',
  },
  SIGNNOW_PASSWORD: {
    description: 'The password of the SignNow account.',
    schema: z.string().optional(),
    requires: ['SIGNING_PROVIDER=signnow', 'SIGNNOW_USERNAME'],
    example: 'the-password-of-the-account',
    secret: true,
  },
  SIGNNOW_TOKEN: {
    description:
      'An API key of SignNow. It takes the place of client id, client secret, username and password.',
    schema: z.string().optional(),
    requires: ['SIGNING_PROVIDER=signnow'],
    example: 'replace-this-with-the-api-key',
    secret: true,
  },
  SIGNNOW_WEBHOOK_SECRET: {
    description:
      'Checks what SignNow posts to `/api/webhooks/signnow`: the `secret_key` of its event subscriptions. At least 16 characters.',
    schema: z.string().min(16, 'must have at least 16 characters.').optional(),
    fallback: 'no events; SignNow is asked in growing pauses and whenever a signer comes back',
    requires: ['SIGNING_PROVIDER=signnow'],
    example: 'replace-this-with-16-or-more-characters',
    secret: true,
  },
  SEAL_PROVIDER_FILES: {
    description:
      '`on` adds our seal to SignNow’s signed file as an incremental update, so that `/verify` recognizes it. SignNow’s own bytes stay as they are.',
    schema: z.enum(['on', 'off'], { error: 'must be on or off.' }),
    default: 'off',
    requires: ['SIGNING_PROVIDER=signnow'],
    example: 'on',
  },
} satisfies Record<string, Setting>
