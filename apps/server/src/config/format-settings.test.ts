import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { formatEnvExample, formatSettingsPage } from './format-settings.ts'
import type { Setting } from './settings/setting.ts'
import { settings } from './settings/settings.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const outdated = 'Run `npm run settings -- write`.'

test.each([
  ['docs/settings.md', formatSettingsPage],
  ['.env.example', formatEnvExample],
])('%s is up to date with the declared settings', (file, format) => {
  expect(readFileSync(path.join(root, file), 'utf8'), outdated).toBe(format())
})

test.each(Object.entries<Setting>(settings))(
  '%s accepts its own example and default',
  (_, setting) => {
    expect(setting.schema.safeParse(setting.example).success).toBe(true)
    expect(setting.schema.safeParse(setting.default).success).toBe(true)
  },
)

test('the server accepts all examples together, but for the token that replaces a password', () => {
  const examples = Object.entries<Setting>(settings).map(([name, { example }]) => [name, example])

  const env = { ...Object.fromEntries(examples), SIGNNOW_TOKEN: undefined }

  expect(readConfig(env).production).toBe(true)
})

test('no example of a secret is a usable one', () => {
  const secrets = Object.entries<Setting>(settings).filter(([, { secret }]) => secret)

  expect(secrets.map(([name]) => name)).toEqual([
    'DATABASE_URL',
    'DATABASE_URL_DIRECT',
    'DATABASE_URL_OWNER',
    'OIDC_CLIENT_SECRET',
    'SMTP_URL',
    'MAIL_BOUNCES',
    'MAIL_WEBHOOK_SECRET',
    'SIGNNOW_CLIENT_SECRET',
    'SIGNNOW_PASSWORD',
    'SIGNNOW_TOKEN',
    'SIGNNOW_WEBHOOK_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SECRET_KEY',
    'METRICS_TOKEN',
  ])
  for (const [, { example }] of secrets) {
    expect(example).toMatch(/password|secret|replace/)
  }
})
