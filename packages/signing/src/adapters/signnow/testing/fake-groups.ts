import { z } from 'zod'
import { findDocument } from './fake-documents.ts'
import { notFound, refuse } from './fake-error.ts'
import { type FakeGroup, type FakeState, newId } from './fake-state.ts'

const GroupBody = z.strictObject({
  document_ids: z.array(z.string()).min(1),
  group_name: z.string().min(1).max(150),
})

/** `POST /documentgroup`. */
export function createGroup(state: FakeState, body: unknown): object {
  const parsed = GroupBody.safeParse(body)
  if (!parsed.success) {
    refuse('Invalid group.')
  }
  requirePlainText(parsed.data.group_name)
  const documents = parsed.data.document_ids.map((id) => findDocument(state, id))
  if (documents.some(({ groupId }) => groupId)) {
    refuse('A document is in another group.')
  }
  const id = newId(state, 'group')
  documents.forEach((document) => (document.groupId = id))
  const { document_ids: documentIds, group_name: name } = parsed.data
  state.groups.set(id, { id, name, documentIds, notReady: 0 })
  return { id }
}

/** `GET /user/documentgroups`. */
export function listGroups({ groups }: FakeState, query: URLSearchParams): object {
  const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))]
  if (!(limit > 0 && limit <= 50 && offset >= 0)) {
    refuse('limit is 1 to 50, and offset is at least 0.')
  }
  const all = [...groups.values()].toReversed()
  return {
    document_groups: all
      .slice(offset, offset + limit)
      .map(({ id, name }) => ({ group_id: id, group_name: name, last_updated: 1_767_225_600 })),
    document_group_total_count: all.length,
  }
}

/** `GET /v2/document-groups/{id}`. */
export function readGroup(state: FakeState, id: string): object {
  const group = findGroup(state, id)
  const active = group.invite?.status === 'canceled' ? undefined : group.invite
  return {
    data: {
      id,
      name: group.name,
      created: 1_767_225_600,
      state: active?.status ?? 'created',
      invite_id: active?.id ?? null,
      last_invite_id: group.lastInviteId ?? null,
      documents: group.documentIds.map((documentId) => ({
        id: documentId,
        document_name: findDocument(state, documentId).fileName,
        roles: [...new Set(findDocument(state, documentId).fields.map(({ role }) => role))],
        field_invites: listFieldInvites(state, group, documentId),
      })),
    },
  }
}

function listFieldInvites(state: FakeState, { invite }: FakeGroup, documentId: string): object[] {
  const { signed } = findDocument(state, documentId)
  return (invite?.steps ?? []).flatMap(({ signers }) =>
    signers.flatMap(({ email, status, documents }) =>
      documents
        .filter(({ id }) => id === documentId)
        .map(({ role }) => {
          const at = signed.get(role)
          return {
            id: `${documentId}-${role}`,
            status,
            signer_email: email,
            created: '1767225600',
            updated: at ? String(Math.floor(at.getTime() / 1000)) : null,
          }
        }),
    ),
  )
}

/** `DELETE /documentgroup/{id}`. */
export function deleteGroup(state: FakeState, id: string): object {
  const group = findGroup(state, id)
  if (group.invite?.status === 'pending') {
    refuse('The group has an active invite.')
  }
  state.groups.delete(id)
  group.documentIds.forEach((documentId) => delete findDocument(state, documentId).groupId)
  return { status: 'success' }
}

export function findGroup({ groups }: FakeState, id: string): FakeGroup {
  return groups.get(id) ?? notFound('document group')
}

/** Characters of four bytes are refused everywhere. */
export function requirePlainText(...texts: string[]): void {
  if (texts.some((text) => /[\u{10000}-\u{10ffff}]/u.test(text))) {
    refuse('Characters of four bytes are not allowed.', 19038001)
  }
}
