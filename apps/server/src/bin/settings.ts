import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatEnvExample, formatSettingsPage } from '../config/format-settings.ts'

const usage = `npm run settings -- write    generates docs/settings.md and .env.example
npm run settings -- check    fails if one of them is not up to date`

const root = path.resolve(import.meta.dirname, '../../../..')
const files = [
  { name: 'docs/settings.md', content: formatSettingsPage() },
  { name: '.env.example', content: formatEnvExample() },
]

const command = process.argv.slice(2).join(' ')
if (command === 'write') {
  files.forEach(({ name, content }) => writeFileSync(path.join(root, name), content))
  print(files.map(({ name }) => `Wrote ${name}.`))
} else if (command === 'check') {
  const outdated = files.filter(({ name, content }) => read(name) !== content)
  print(outdated.map(({ name }) => `${name} is not up to date: run npm run settings -- write.`))
  process.exitCode = outdated.length > 0 ? 1 : 0
} else {
  print([usage])
  process.exitCode = 2
}

function read(name: string): string | undefined {
  try {
    return readFileSync(path.join(root, name), 'utf8')
  } catch {
    return undefined // the file is missing
  }
}

function print(lines: string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}
