import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from './config.ts'
import { listMissing } from './list-missing.ts'
import type { Setting } from './settings/setting.ts'

const example: Setting = {
  description: 'For this test.',
  schema: z.string().optional(),
  example: 'x',
}

test('without settings the server works, on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: 'localhost',
    port: 3000,
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    databaseUrlDirect: undefined,
    publicUrl: 'http://localhost:3000',
    oidc: undefined,
    trustProxy: false,
    feeCents: 0,
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', OIDC_ISSUER: '' })).toMatchObject({ port: 3000 })
})

test('white space around a variable does not count, but around the key it does', () => {
  const key = `${'k'.repeat(32)}\n`

  expect(
    readConfig({
      PORT: ' ',
      METRICS_TOKEN: 'a-token-for-the-figures\n',
      DATABASE_URL: ' postgres://db.example/x\r',
      LOG_LEVEL: 'info\r',
      SECRET_KEY: key,
    }),
  ).toMatchObject({
    port: 3000,
    metrics: { token: 'a-token-for-the-figures' },
    databaseUrl: 'postgres://db.example/x',
    logLevel: 'info',
    secretKey: key,
  })
  expect(() => readConfig({ OIDC_CLIENT_ID: 'x', OIDC_ISSUER: ' ' })).toThrow(
    /^OIDC_ISSUER: is req/,
  )
})

test('a secret is read from a file, but not from two places', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'secrets-')), 'key')
  writeFileSync(file, `${'k'.repeat(32)}\n`)

  expect(readConfig({ SECRET_KEY_FILE: file })).toMatchObject({ secretKey: 'k'.repeat(32) })
  expect(() => readConfig({ SECRET_KEY_FILE: file, SECRET_KEY: 'x'.repeat(32) })).toThrow(
    /^SECRET_KEY_FILE: cannot be set together/,
  )
  expect(() => readConfig({ SECRET_KEY_FILE: `${file}-missing` })).toThrow(/cannot be read\.$/)
})

test.each([
  ['NODE_ENV', 'prod'],
  ['NODE_ENV', '"production"'],
  ['HOST', 'http://localhost'],
  ['HOST', '[::1]'],
  ['HOST', '0.0.0.0:3000'],
  ['PUBLIC_URL', 'forms.example.com'],
  ['PUBLIC_URL', 'https://forms.example.com/app'],
  ['PUBLIC_URL', 'https://forms.example.com/?a=b'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.1;10.0.0.2'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://user:p#w@mail.example.com'],
  ['SMTP_URL', 'smtp://mail.example.com:99999'],
  ['MAIL_FROM', 'Countersign'],
  ['MAIL_FROM', 'Countersign <no-reply>'],
  ['MAIL_BOUNCES', 'imaps://bounces@imap.example.com'],
  ['MAIL_BOUNCES', 'imaps://bounces:p#w@imap.example.com'],
  ['OIDC_ISSUER', 'https://login.example.com/.well-known/openid-configuration'],
  ['OIDC_ISSUER', 'http://login.example.com'],
  ['S3_BUCKET', 's3://files'],
  ['TSA_URLS', 'tsa.example.com'],
])('%s=%s is refused in one line, by its name', (name, value) => {
  const needed = {
    OIDC_ISSUER: 'https://login.example.com',
    OIDC_CLIENT_ID: 'countersign',
    SMTP_URL: 'smtp://mail.example.com',
    FILES: 's3',
    S3_BUCKET: 'files',
  }

  expect(() => readConfig({ ...needed, [name]: value })).toThrow(
    new RegExp(`^${name}: must [^\n]+\\.$`),
  )
})

test.each([
  { HOST: '::' },
  { OIDC_ISSUER: 'http://localhost:8080/realms/a', OIDC_CLIENT_ID: 'x' },
  { HOST: 'server-1' },
  { PUBLIC_URL: 'http://[::1]:4300/' },
  { TRUST_PROXY: 'loopback, fd00::/8' },
  { SMTP_URL: 'smtp://[::1]:2525' },
  { SMTP_URL: 'smtps://user%40example.com:p%23w@mail.example.com' },
  { MAIL_FROM: 'forms@example.com' },
  { MAIL_FROM: '"Forms, by us" <forms@example.com>' },
])('%j is accepted', (env) => {
  expect(readConfig(env)).toBeDefined()
})

test('links to the machine itself and its sender are refused in production', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://forms.example.com',
    OIDC_ISSUER: 'https://login.example.com',
    OIDC_CLIENT_ID: 'countersign',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'Forms <forms@example.com>',
  }

  expect(readConfig(production).production).toBe(true)
  expect(() => readConfig({ ...production, PUBLIC_URL: '' })).toThrow(/^PUBLIC_URL: is required/)
  expect(() => readConfig({ ...production, MAIL_FROM: '' })).toThrow(/^MAIL_FROM: is required/)
})

test('the public address depends on the port unless it is set', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  expect(readConfig({ PUBLIC_URL: 'https://forms.example.com/' }).publicUrl).toBe(
    'https://forms.example.com',
  )
})

test('every invalid setting is named', () => {
  const read = () =>
    readConfig({
      PORT: 'many',
      FEE_CENTS: '-1',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      SECRET_KEY: 'short',
    })

  for (const name of ['PORT', 'FEE_CENTS', 'DATABASE_URL', 'LOG_LEVEL', 'SECRET_KEY']) {
    expect(read).toThrow(new RegExp(`^${name}: `, 'm'))
  }
})

test('the embedded membership with its demo members is not available in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/OIDC_ISSUER/)
  expect(() => readConfig({ OIDC_ISSUER: 'https://login.example.com' })).toThrow(/OIDC_CLIENT_ID/)
  const config = readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://forms.example.com',
    OIDC_ISSUER: 'https://login.example.com',
    OIDC_CLIENT_ID: 'countersign',
  })
  expect(config).toMatchObject({ production: true, host: '0.0.0.0' })
})

test('a group of settings that is only half set is refused, and what is missing is named', () => {
  expect(() => readConfig({ OIDC_CLIENT_SECRET: 'secret' })).toThrow(
    'OIDC_ISSUER: is required with OIDC_CLIENT_SECRET.',
  )
  const declared = {
    KIND: { ...example, default: 'one' },
    SECRET: { ...example, requires: ['KIND=two', 'ID'] },
    ID: example,
  }
  expect(listMissing(declared, {})).toEqual([])
  expect(listMissing(declared, { SECRET: 'x' })).toEqual([
    'KIND: must be two with SECRET, which has no effect otherwise.',
    'ID: is required with SECRET.',
  ])
  expect(listMissing(declared, { SECRET: 'x', KIND: 'two', ID: 'y' })).toEqual([])
})

test('trusted proxies are given as a flag, a list of addresses or a number', () => {
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8,127.0.0.1' }).trustProxy).toBe(
    '10.0.0.0/8,127.0.0.1',
  )
  const { trustProxy } = readConfig({ TRUST_PROXY: '1' })
  expect(typeof trustProxy === 'function' && [trustProxy('', 0), trustProxy('', 1)]).toEqual([
    true,
    false,
  ])
})

test('time-stamp authorities are a list, and required for a level above B-B', () => {
  expect(() => readConfig({ SEAL_LEVEL: 'B-LT' })).toThrow(/TSA_URLS/)
  expect(() => readConfig({ TSA_URLS: 'ftp://tsa.example' })).toThrow(/TSA_URLS/)
  expect(() => readConfig({ SEAL_LEVEL: 'B-X', TSA_URLS: 'http://a.example' })).toThrow(
    /SEAL_LEVEL/,
  )

  expect(readConfig({}).sealing).toMatchObject({ level: 'B-B', timeStampUrls: [] })
  expect(readConfig({ TSA_URLS: 'http://a.example/, https://b.example/tsr' }).sealing).toEqual({
    level: 'B-T',
    timeStampUrls: ['http://a.example/', 'https://b.example/tsr'],
    timeoutMs: 3000,
  })
})

describe('the mailbox page, which shows every signing link', () => {
  test('exists only if login, database and email are embedded', () => {
    expect(readConfig({}).mailbox).toBe(true)
    for (const env of [
      { DATABASE_URL: 'postgres://db.example/x' },
      { SMTP_URL: 'smtp://mail.example' },
      { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x' },
      {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://forms.example',
        OIDC_ISSUER: 'https://login.example',
        OIDC_CLIENT_ID: 'x',
      },
      { MAILBOX: 'off' },
    ]) {
      expect(readConfig(env).mailbox).toBe(false)
    }
  })

  test('can be switched on for another database, but never for real people', () => {
    const database = { DATABASE_URL: 'postgres://db.example/x', MAILBOX: 'on' }

    expect(readConfig(database).mailbox).toBe(true)
    expect(() => readConfig({ ...database, SMTP_URL: 'smtp://mail.example' })).toThrow(/^MAILBOX: /)
    expect(() =>
      readConfig({ MAILBOX: 'on', OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x' }),
    ).toThrow(/^MAILBOX: /)
  })
})

test('a signature of emails that is half set is refused with what is missing', () => {
  const dkim = { DKIM_DOMAIN: 'forms.example', DKIM_SELECTOR: 'a', DKIM_KEY_FILE: '/key.pem' }

  expect(() => readConfig({ DKIM_DOMAIN: 'forms.example' })).toThrow(/DKIM_SELECTOR.*\n.*DKIM_KEY_/)
  expect(() => readConfig({ DKIM_KEY_FILE: '/key.pem' })).toThrow(/^DKIM_DOMAIN: /)
  expect(() => readConfig(dkim)).toThrow(/^SMTP_URL: /)
  expect(() => readConfig({ MAIL_BOUNCES: 'imaps://u:p@mail.example' })).toThrow(/^SMTP_URL: /)
  expect(() => readConfig({ MAIL_BOUNCES: 'pop3://mail.example' })).toThrow(/^MAIL_BOUNCES: /)
  expect(readConfig({ ...dkim, SMTP_URL: 'smtp://mail.example' }).dkim).toEqual({
    domain: 'forms.example',
    selector: 'a',
    keyFile: '/key.pem',
  })
})

test('a bucket needs its name, and says nothing about a folder', () => {
  expect(() => readConfig({ FILES: 's3' })).toThrow('S3_BUCKET: is required with FILES=s3.')
  expect(() => readConfig({ FILES: 'ftp' })).toThrow('FILES: must be folder or s3.')
  expect(() => readConfig({ S3_BUCKET: 'files', S3_PREFIX: 'a' })).toThrow(
    'FILES: must be s3 with S3_BUCKET, which has no effect otherwise.',
  )
  expect(readConfig({}).files).toEqual({ kind: 'folder' })
})

test.each([
  ['', ''],
  ['countersign', 'countersign/'],
  ['/countersign/files//', 'countersign/files/'],
  ['/', ''],
])('the prefix %j begins the name of a file as %j', (text, prefix) => {
  expect(readConfig({ FILES: 's3', S3_BUCKET: 'files', S3_PREFIX: text }).files).toMatchObject({
    s3: { bucket: 'files', region: 'us-east-1', prefix },
  })
})
