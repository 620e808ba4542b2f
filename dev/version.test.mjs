import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup.mjs'

const read = (...name) => readFileSync(path.join(root, ...name), 'utf8')
const { version } = JSON.parse(read('package.json'))

test('the image bears the version of package.json', () => {
  expect(read('Dockerfile')).toContain(`ARG VERSION=${version}\n`)
})

test('the newest release of the changelog is the version of package.json', () => {
  expect(/^## (\d\S+),/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
})
