import type { Setting } from './settings/setting.ts'

type Environment = Record<string, string | undefined>

/** A line for each setting that is required by one that is set. */
export function listMissing(settings: Record<string, Setting>, env: Environment): string[] {
  const given = Object.entries(settings).filter(([name]) => env[name])
  const lines = given.flatMap(([name, { requires = [] }]) =>
    requires
      .filter((requirement) => !isMet(requirement, settings, env))
      .map((requirement) => describe(requirement, name)),
  )

  return [...new Set(lines)]
}

function isMet(requirement: string, settings: Record<string, Setting>, env: Environment): boolean {
  const [name = '', value] = requirement.split('=')
  const actual = env[name] || settings[name]?.default

  return value === undefined ? Boolean(actual) : actual === value
}

function describe(requirement: string, by: string): string {
  const [name, value] = requirement.split('=')

  return value === undefined
    ? `${name}: is required with ${by}.`
    : `${name}: must be ${value} with ${by}, which has no effect otherwise.`
}
