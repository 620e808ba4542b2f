import { readFile } from 'node:fs/promises'
import { type Member, query } from '../e2e/support/member.ts'
import { createPacketAt } from '../e2e/support/packet.ts'
import { createTable } from './table.ts'

/** Peak memory of the server while it streams ZIP files of 5, 50 and 500 executed packets. */
export async function measureZip(member: Member, pid: number): Promise<void> {
  const { groupId } = await createPacketAt('executed', member)
  await copyExecuted(groupId, 500)
  const rows = await query(
    `select document_group_id as id from packets where owner_id = $1 and status = 'FULLY_EXECUTED'`,
    [member.id],
  )
  const ids = rows.map(({ id }) => String(id))
  const table = createTable('Download as ZIP', ['size', 'more memory than before'])
  await downloadZip(member, ids.slice(0, 5), pid)

  for (const count of [5, 50, 500]) {
    const { bytes, grownBy } = await downloadZip(member, ids.slice(0, count), pid)
    table.row(`${count} packets`, toMegabytes(bytes), toMegabytes(Math.max(0, grownBy)))
  }
}

async function downloadZip(member: Member, ids: string[], pid: number) {
  const before = await readMemory(pid)
  let [peak, bytes] = [before, 0]
  const answer = await fetch(`${process.env.E2E_BASE_URL ?? ''}/api/legal-form-packets/files.zip`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  })
  if (!answer.ok || !answer.body) {
    throw new Error(`The ZIP was refused: ${answer.status} ${await answer.text()}`)
  }
  for await (const part of answer.body) {
    bytes += part.byteLength
    peak = Math.max(peak, await readMemory(pid))
  }
  return { bytes, grownBy: peak - before }
}

/** Resident memory of a process in bytes; Linux only. */
async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')

  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`
}

/** The copies share the file of the first: it is read anew for each. */
async function copyExecuted(groupId: string, count: number): Promise<void> {
  await query(
    `with copied as (
       insert into packets (id, owner_id, name, status, status_since, document_group_id, property_id,
         unit_id, property_name, address, unit_name, initiator_name, initiator_email, documents,
         categories, request_key, request_sha256, search_text, created_at, execution_date,
         owner_signed_at)
       select gen_random_uuid(), owner_id, name || ' ' || n, status, status_since,
         gen_random_uuid()::text, property_id, unit_id, property_name, address, unit_name,
         initiator_name, initiator_email, documents, categories, 'zip-' || n, request_sha256,
         search_text, created_at, execution_date, owner_signed_at
       from packets, generate_series(1, $2) n
       where document_group_id = $1
       returning id
     )
     insert into executed_files (packet_id, audience, sha256, bytes, pages, sealed_at)
     select copied.id, f.audience, f.sha256, f.bytes, f.pages, f.sealed_at
     from copied, executed_files f
     where f.packet_id = (select id from packets where document_group_id = $1)`,
    [groupId, count],
  )
}
