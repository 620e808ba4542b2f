/**
 * Every text and JSON column of the database: `personal` says something about a resident or applicant,
 * and goes as `goes` says; `other` does not. A new column must choose; docs/operations/database.md has the same
 * table.
 */
export const personalColumns: Record<
  string,
  { personal: readonly string[]; goes: string; other: readonly string[] }
> = {
  application_requests: {
    personal: ['first_name', 'last_name', 'email', 'email_key', 'phone', 'message', 'network'],
    goes: 'after 90 days, or on request',
    other: ['language', 'confirm_code_sha256', 'earlier_codes_sha256'],
  },
  envelopes: {
    personal: ['body'],
    goes: 'with the packet; the addresses of its signers after a year',
    other: ['request_id', 'state'],
  },
  events: {
    personal: ['data', 'ip', 'user_agent', 'personal'],
    goes: 'addresses and browsers after a year, names and words with the packet; the row stays',
    other: ['stream', 'type', 'actor', 'time_zone', 'previous_hash', 'hash'],
  },
  mails: {
    personal: [
      'recipient_name',
      'recipient_email',
      'reply_to_name',
      'reply_to_email',
      'subject',
      'text',
      'html',
      'failure',
    ],
    goes: 'texts after 90 days, the row with the packet; of a packet that has ended on request',
    other: ['kind', 'dedupe_key', 'role', 'from_name', 'message_id', 'thread_id'],
  },
  packet_tenants: {
    personal: ['first_name', 'last_name', 'email', 'phone'],
    goes: 'with the packet',
    other: [],
  },
  packets: {
    personal: ['name', 'search_text', 'sort_name', 'sort_resident', 'archived_words', 'message'],
    goes: 'with the packet',
    other: [
      'status',
      'document_group_id',
      'property_name',
      'address',
      'unit_name',
      'home_state',
      'initiator_name',
      'signer_name',
      'initiator_email',
      'documents',
      'categories',
      'request_key',
      'request_sha256',
      'sort_address',
      'sealing_problem',
      'archived_reason',
      'reminder_plan',
      'negotiated_in',
      'print_size',
      'executed_on',
      'list_group',
    ],
  },
  signing_invites: {
    personal: ['name', 'email', 'first_name', 'last_name', 'phone', 'code'],
    goes: 'with the packet',
    other: ['role', 'kind', 'status', 'copy_token_sha256', 'language'],
  },
  signnow_groups: {
    personal: ['body'],
    goes: 'with the packet; what SignNow itself keeps is deleted there',
    other: ['vendor_group_id'],
  },
  suppressed_addresses: {
    personal: ['email'],
    goes: 'never: it keeps emails away from somebody who asked for that (`npm run mails -- allow`)',
    other: [],
  },
  mail_stops: {
    personal: ['email'],
    goes: 'when the person asks for emails again',
    other: [],
  },
  tenants: {
    personal: ['name', 'email', 'email_key'],
    goes: 'with their last packet',
    other: [],
  },
  webhook_events: {
    personal: ['payload'],
    goes: 'after 60 days',
    other: ['vendor', 'event_id'],
  },
  rate_limit_counts: {
    personal: ['key'],
    goes: 'within an hour',
    other: [],
  },
  sessions: {
    personal: ['user_agent', 'issuer_session', 'id_token', 'sealed_id_token'],
    goes: 'after 30 days; of members',
    other: ['token_sha256'],
  },
  membership_records: {
    personal: ['payload'],
    goes: 'when it expires; of demo members',
    other: ['key', 'uid', 'grant_id'],
  },
  users: {
    personal: [
      'issuer',
      'subject',
      'name',
      'email',
      'phone',
      'notice_address',
      'company_name',
      'dba_names',
    ],
    goes: 'never by rule: members, and who signed contracts as their owner',
    other: ['reminder_plan'],
  },
  ...notPersonal({
    application_links: ['code'],
    create_requests: ['key', 'request_sha256'],
    email_copies: ['language', 'code_sha256'],
    room_sessions: ['token_sha256', 'role', 'return_url'],
    event_checks: ['stream', 'intact_hash', 'broken_kind'],
    form_imports: ['source_sha256', 'warnings'],
    own_form_editions: [
      'title',
      'description',
      'category',
      'source',
      'text',
      'fields',
      'places',
      'signers',
      'states',
    ],
    own_form_uploads: ['sha256', 'title', 'pages'],
    own_form_words: ['word'],
    kept_templates: ['template_id', 'sha256', 'made'],
    executed_files: ['audience', 'sha256'],
    unsealed_files: ['audience', 'sha256', 'file'],
    payment_reads: ['provider'],
    payments: [
      'provider',
      'status',
      'currency',
      'reference',
      'charge_reference',
      'method',
      'failure',
    ],
    receipts: ['currency', 'settlement', 'method', 'reference'],
    refunds: ['reason', 'status', 'reference'],
    properties: ['name', 'street', 'city', 'state', 'zip'],
    units: ['name'],
    signing_authorities: ['root_pem', 'sealed'],
    retired_codes: ['code_sha256', 'role', 'reason'],
    login_attempts: ['state_sha256', 'browser_sha256', 'code_verifier', 'nonce'],
    used_logout_tokens: ['jti_sha256'],
  }),
}

function notPersonal(tables: Record<string, readonly string[]>) {
  return Object.fromEntries(
    Object.entries(tables).map(([table, other]) => [table, { personal: [], goes: '', other }]),
  )
}
