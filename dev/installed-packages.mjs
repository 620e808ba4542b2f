import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Whether npm has installed every package that runs in production, in the version of the lock file: also
 * after `npm ci --omit=dev`, as on a machine where servers run.
 */
export function hasProductionPackages(root) {
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'))

  return (
    installed !== undefined &&
    Object.entries(readPackages(path.join(root, 'package-lock.json')) ?? {})
      .filter(([folder, entry]) => folder.includes('node_modules/') && isNeeded(entry))
      .every(([folder, { version }]) => installed[folder]?.version === version)
  )
}

function isNeeded({ dev, devOptional, optional, link }) {
  return !dev && !devOptional && !optional && !link
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}
