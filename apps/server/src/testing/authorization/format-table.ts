import type { Access } from '@countersign/contract/call'
import { callNames, callOf } from '../api-requests/build-request.ts'
import type { Actor } from './actor.ts'
import type { Cell } from './read-cells.ts'

interface Section {
  access: Access
  /** Default: of the access. */
  heading?: keyof typeof headings
  actors: Actor[]
  cells: Cell[]
}

/** The content of `docs/authorization.md`. */
export function formatAuthorizationPage(sections: readonly Section[]): string {
  return `# Authorization

<!-- npm test -- authorization -u generates this page from what the server answers. -->

Each endpoint of the contract, and what each caller gets when they send the same valid request about the property, form or packet of one member. \`yes\`: the call is theirs to make, though the state of the packet may still refuse it. A number is the status of the refusal. \`apps/server/src/authorization.test.ts\` sends every request; a new endpoint without its row fails that test.

${sections.map(formatSection).join('\n')}`
}

const headings: Record<Access | 'office', { title: string; text: string }> = {
  public: {
    title: 'For everybody',
    text: 'Nothing here is about one person. Logging in takes a code of the membership, and an event of a provider its signature.',
  },
  member: {
    title: 'For members',
    text: 'By the token of a login. What belongs to another member is not found. Where another member has `yes`, the call is about their own account, or its result says that nothing was found.',
  },
  staff: {
    title: 'For the association’s staff',
    text: 'By the token of a login for which the membership named the person as staff (`OIDC_STAFF_CLAIM`). It is about the association’s forms and its members, and never about what their packets say. A member’s support number opens the histories of their packets.',
  },
  office: {
    title: 'For people of an office',
    text: 'Members whom the owner has invited, by their role and the homes that they work with. What they were not given is refused with 403; homes and packets that they do not work with are not found.',
  },
  code: {
    title: 'For the holder of a signing code',
    text: 'The code is in the path, and is all that counts. An expired link still answers who sent it and takes a request for a new one.',
  },
  copy: {
    title: 'For the holder of the link to a copy',
    text: 'The link comes in the email with a copy of a printed form. It gives that one file, and no right to sign.',
  },
  room: {
    title: 'For a signing room',
    text: 'By the token of the room, for the one person and packet that it was opened for.',
  },
}

function formatSection({ access, heading = access, actors, cells }: Section): string {
  const { title, text } = headings[heading]
  const names = callNames.filter((name) => callOf(name).access === access)
  const rows = names.map((name) => [
    `\`${callOf(name).method} ${callOf(name).path}\``,
    ...actors.map((actor) =>
      formatCell(cells.find((cell) => cell.name === name && cell.actor === actor)),
    ),
  ])

  return `## ${title}\n\n${text}\n\n${formatTable([['endpoint', ...actors.map((actor) => actor.title)], ...rows])}\n`
}

function formatCell(cell: Cell | undefined): string {
  return cell?.isRefused ? String(cell.status) : 'yes'
}

/** Aligned as Prettier aligns a table. */
function formatTable(rows: string[][]): string {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const format = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`

  return [format(head), format(widths.map((width) => '-'.repeat(width))), ...body.map(format)].join(
    '\n',
  )
}
