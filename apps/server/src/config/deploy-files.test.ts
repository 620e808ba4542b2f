import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from './settings/settings.ts'

/** What the examples in `deploy/` repeat of other files. */

function read(file: string): string {
  return readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')
}

test('the container image has the version of Node that package.json names', () => {
  const version = /"node": "([\d.]+)"/.exec(read('package.json'))?.[1]

  expect(read('Dockerfile')).toMatch(`node:${version}-`)
})

test('the settings of the examples exist', () => {
  // Of Amazon's SDK, and of the proxy, the database and the file server in compose.yaml.
  const others = /^(AWS_\w+|SITE_ADDRESS|DATABASE_PASSWORD|S3_SECRET)$/
  const files = ['.env.example', 'kubernetes/settings.yaml', 'kubernetes/secret.yaml']
  const names = files.flatMap((file) =>
    [...read(`deploy/${file}`).matchAll(/^ *([A-Z][A-Z\d_]+)[:=]/gm)].map(([, name]) => name ?? ''),
  )

  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !(name in settings) && !others.test(name))).toEqual([])
})
