// Which licenses the packages that run in production may have, checked by `npm run check`.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './setup.mjs'

/** Each lets anybody use the package in a closed product, with its notice kept. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** By name and version: what the package itself does not say in a way that can be checked. */
const exceptions = {
  'png-js@2.0.0': 'MIT by its file LICENSE; its package.json has no license.',
}

/** The packages of production and their licenses, by the lock file. */
export function productionPackages() {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))

  return Object.entries(lock.packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { name = place.split('node_modules/').at(-1), version, license }]) => ({
      id: `${name}@${version}`,
      license,
    }))
}

export function findRefused(packages) {
  return packages.filter(({ id, license }) => !isAllowed(license) && !(id in exceptions))
}

/** An SPDX expression of names, AND, OR and parentheses: OR is ours to choose, AND means all of them. */
export function isAllowed(license = '') {
  const words = license.replace(/[()]/g, ' $& ').trim().split(/\s+/)
  let position = 0

  function either() {
    let result = every()
    while (words[position] === 'OR') {
      position += 1
      // Both sides are read, whatever the first one says.
      result = every() || result
    }
    return result
  }

  function every() {
    let result = one()
    while (words[position] === 'AND') {
      position += 1
      result = one() && result
    }
    return result
  }

  function one() {
    if (words[position] !== '(') {
      return allowed.has(words[position++] ?? '')
    }
    position += 1
    const result = either()
    position += 1
    return result
  }

  return either() && position === words.length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = productionPackages()
  const refused = findRefused(packages)
  const unused = Object.keys(exceptions).filter((id) => packages.every((one) => one.id !== id))
  for (const { id, license } of refused) {
    console.error(
      `${id} has the license ${license ?? '(none)'}, which dev/licenses.mjs does not allow.`,
    )
  }
  unused.forEach((id) => console.error(`${id} is an exception in dev/licenses.mjs, but not used.`))
  process.exitCode = refused.length + unused.length === 0 ? 0 : 1
}
