import { query } from '../e2e/support/member.ts'

/** Copies a packet and its residents this many times, directly in the database. */
export async function copyPackets(groupId: string, count: number): Promise<void> {
  await query(
    `with copied as (
       insert into packets (id, owner_id, name, status, status_since, document_group_id, property_id, unit_id,
         property_name, address, unit_name, initiator_name, initiator_email, documents, categories, request_key,
         request_sha256, search_text, created_at)
       select gen_random_uuid(), owner_id, name || ' ' || n, status, status_since, gen_random_uuid()::text, property_id,
         unit_id, property_name, address, unit_name, initiator_name, initiator_email, documents, categories,
         'bench-' || n, request_sha256, search_text || ' ' || n, created_at + n * interval '1 second'
       from packets, generate_series(1, $2) n
       where document_group_id = $1
       returning id
     )
     insert into packet_tenants (packet_id, position, tenant_id, first_name, last_name, email, phone)
     select copied.id, t.position, t.tenant_id, t.first_name, t.last_name, t.email, t.phone
     from copied, packet_tenants t
     where t.packet_id = (select id from packets where document_group_id = $1)`,
    [groupId, count],
  )
  await query('analyze')
}
