import type { Setting } from './settings/setting.ts'
import { settingGroups } from './settings/settings.ts'

const regenerate =
  '`npm run settings -- write` generates this file from apps/server/src/config/settings'

export function formatSettingsPage(): string {
  const sections = listByGroup().map(
    ({ group, entries }) => `## ${group}\n\n${formatTable(entries)}\n`,
  )

  return `# Settings

<!-- ${regenerate.replaceAll('`', '')}. -->

All settings are environment variables, and all are optional. \`npm start\`, \`npm run dev\` and the other commands of the server also read them from a file \`.env\` in the root folder, which is not under version control: copy \`.env.example\` and uncomment what you need. A variable of the environment takes precedence over the file. An empty variable counts as not set, and white space around a value does not count, except in \`SECRET_KEY\`. Keep the settings that are marked as secret out of logs and repositories. Each of them can also be read from a file that \`NAME_FILE\` names, for example \`STRIPE_SECRET_KEY_FILE=/run/secrets/stripe\`.

Two more variables are read by commands only: \`WEB_PORT\` (default \`5173\`), the port of the web app in \`npm run dev\`, and \`P12_PASSWORD\`, the password of the file in \`npm run keys -- import\`.

${sections.join('\n')}`
}

export function formatEnvExample(): string {
  const sections = listByGroup().map(
    ({ group, entries }) => `## ${group}\n\n${entries.map(formatExample).join('\n')}`,
  )

  return `# Copy this file to .env and uncomment what you need. docs/settings.md has the same list.
# ${regenerate.replaceAll('`', '')}.

${sections.join('\n')}`
}

type Entry = [name: string, setting: Setting]

function listByGroup(): { group: string; entries: Entry[] }[] {
  return Object.entries(settingGroups).map(([group, settings]) => ({
    group,
    entries: Object.entries<Setting>(settings),
  }))
}

/** Aligned as Prettier aligns a table. */
function formatTable(entries: readonly Entry[]): string {
  const rows = entries.map(([name, setting]) => [
    `\`${name}\``,
    formatDefault(setting),
    `${setting.description}${setting.secret ? ' Secret.' : ''}`,
  ])
  const all = [['variable', 'default', 'what it does'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const format = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = all

  return [format(head), format(widths.map((width) => '-'.repeat(width))), ...body.map(format)].join(
    '\n',
  )
}

function formatDefault(setting: Setting): string {
  return setting.default ? `\`${setting.default}\`` : (setting.fallback ?? 'none')
}

function formatExample([name, setting]: Entry): string {
  const plain = (text: string) => text.replaceAll('`', '')

  return `# ${plain(setting.description)}
# Default: ${plain(formatDefault(setting))}.${setting.secret ? ' Secret.' : ''}
# ${name}=${setting.example}
`
}
