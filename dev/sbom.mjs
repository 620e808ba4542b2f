// `npm run sbom [-- file]`: the bill of materials of production in the format CycloneDX, default sbom.cdx.json.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { findRefused, productionPackages } from './licenses.mjs'
import { resolvePaths } from './resolve-paths.mjs'
import { fail, root } from './setup.mjs'

const [target = 'sbom.cdx.json', ...more] = process.argv.slice(2)
if (target.startsWith('-') || more.length > 0) {
  fail('npm run sbom [-- file]')
}
const [file] = resolvePaths([target])
const packages = productionPackages()
const wanted = new Set(packages.map(({ id }) => id))
const bill = keepProduction(readAll())

const listed = new Set(bill.components.map((component) => component['bom-ref']))
const missing = packages.filter(({ id }) => !listed.has(id))
if (missing.length > 0) {
  fail(`The bill of materials lacks ${missing.map(({ id }) => id).join(', ')}.`)
}
const refused = findRefused(packages)
if (refused.length > 0) {
  fail(
    `Licenses that are not allowed: ${refused.map(({ id, license }) => `${id} (${license})`).join(', ')}.`,
  )
}
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} packages in ${file}`)

/** With development: npm leaves out what one workspace needs in production and another one in development. */
function readAll() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--legacy-peer-deps']
  const { stdout, stderr, status } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    fail(stderr)
  }
  return JSON.parse(stdout)
}

function keepProduction(all) {
  const kept = (ref) => wanted.has(ref)

  return {
    ...all,
    components: all.components.filter((component) => kept(component['bom-ref'])),
    dependencies: all.dependencies
      .filter(({ ref }) => kept(ref) || ref === all.metadata.component['bom-ref'])
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(kept) })),
  }
}
