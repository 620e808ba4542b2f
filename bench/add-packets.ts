import { query } from '../e2e/support/member.ts'

/** Statuses as in a database that has been used for years: almost all packets are done. */
const statuses = [
  'CREATED',
  'IN_PROGRESS',
  'AWAITING_PAYMENT',
  'AWAITING_TENANT_SIGNATURE',
  'AWAITING_LANDLORD_SIGNATURE',
  ...Array<string>(12).fill('FULLY_EXECUTED'),
  ...Array<string>(3).fill('ARCHIVED'),
]
const firstNames = 'Maria José Anna Liam Noah Emma Olivia James Sofia Lucas'.split(' ')
const lastNames = 'Lopez Garcia Smith Johnson Nguyen Kim Okafor Rossi Müller Brown Davis'.split(' ')
const forms = [
  ['residential-lease', 'Residential Lease Agreement'],
  ['pet-addendum', 'Pet Addendum'],
  ['lease-renewal', 'Lease Renewal'],
] as const
const inOneStatement = 50_000

/** Adds packets like this one with the numbers `from` to `to`, directly in the database. */
export async function addManyPackets(
  groupId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (let first = from; first <= to; first += inOneStatement) {
    await addPackets(groupId, first, Math.min(first + inOneStatement - 1, to))
  }
}

async function addPackets(groupId: string, from: number, to: number): Promise<void> {
  await query(
    `with added as (
       insert into packets (id, owner_id, name, status, status_since, document_group_id, property_id,
         unit_id, property_name, address, unit_name, initiator_name, initiator_email, documents,
         categories, request_key, request_sha256, search_text, sort_name, sort_resident,
         sort_address, created_at, execution_date, owner_signed_at, archived_reason, archived_at)
       select gen_random_uuid(), owner_id, name, status, created_at, gen_random_uuid()::text,
         property_id, unit_id, property_name, address, unit_name, initiator_name, initiator_email,
         jsonb_build_array(jsonb_build_object('formId', form_id, 'title', form_title,
           'edition', '2026-12', 'order', 1)),
         categories, 'bench-' || n, request_sha256,
         ' ' || lower(name) || E'\\n ' || resident || E'\\n ' || lower(property_name) || E'\\n '
           || n || ' maple street, springfield, il 62704' || E'\\n ' || lower(form_title)
           || E'\\n 1217555' || lpad((n % 10000)::text, 4, '0') || E'\\n '
           || case when n % 5000 = 7 then 'quillfeather' else '' end || E'\\n ',
         lower(name), resident, lpad(n::text, 8, '0') || ' maple street unit a', created_at,
         case when status = 'FULLY_EXECUTED' then created_at + interval '2 days' end,
         case when status = 'FULLY_EXECUTED' then created_at + interval '2 days' end,
         case when status = 'ARCHIVED' then 'canceled' end,
         case when status = 'ARCHIVED' then created_at + interval '2 days' end
       from (
         select packet.*, n,
           'Lease for unit ' || n as name,
           ($4::text[])[1 + h % cardinality($4::text[])] as status,
           lower(($5::text[])[1 + (h / 32) % cardinality($5::text[])] || ' ' ||
             ($6::text[])[1 + (h / 512) % cardinality($6::text[])]) as resident,
           ($7::text[])[1 + (h / 8192) % cardinality($7::text[])] as form_id,
           ($8::text[])[1 + (h / 8192) % cardinality($8::text[])] as form_title,
           timestamptz '2026-11-01' - n * interval '30 seconds' as created_at
         from (select owner_id, property_id, unit_id, property_name, address, unit_name,
             initiator_name, initiator_email, categories, request_sha256
           from packets where document_group_id = $1) packet,
           lateral (select n, hashint4(n) & 1073741823 as h from generate_series($2::int, $3::int) n) numbered
       ) made
       returning id
     )
     insert into packet_tenants (packet_id, position, tenant_id, first_name, last_name, email, phone)
     select added.id, t.position, t.tenant_id, t.first_name, t.last_name, t.email, t.phone
     from added, packet_tenants t
     where t.packet_id = (select id from packets where document_group_id = $1)`,
    [
      groupId,
      from,
      to,
      statuses,
      firstNames,
      lastNames,
      forms.map(([id]) => id),
      forms.map(([, title]) => title),
    ],
  )
}
