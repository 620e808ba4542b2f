import { z } from 'zod'
import {
  Changed,
  Created,
  CreatedInData,
  DocumentAnswer,
  GroupAnswer,
  GroupListAnswer,
  InviteAnswer,
  LinkAnswer,
  Nothing,
  UserAnswer,
  type VendorDocument,
  type VendorGroup,
  type VendorInvite,
} from './answers.ts'
import { createRequest, type RequestOptions, type SendRequest } from './create-request.ts'
import type { EmbeddedInvite, VendorField } from './requests.ts'

/** The calls of SignNow that we use. All throw `SignNowError`. */
export interface SignNowClient {
  /** The e-mail address of the account that owns everything; it can never sign. */
  readAccountEmail(): Promise<string | undefined>
  uploadDocument(input: { pdf: Uint8Array; fileName: string }): Promise<string>
  /** Replaces all fields. */
  putFields(documentId: string, fields: readonly VendorField[]): Promise<void>
  createGroup(input: { documentIds: readonly string[]; name: string }): Promise<string>
  /** For a creation whose answer was lost. */
  findGroupByName(name: string): Promise<string | undefined>
  readGroup(groupId: string): Promise<VendorGroup>
  deleteGroup(groupId: string): Promise<void>
  createInvite(groupId: string, invite: EmbeddedInvite): Promise<string>
  readInvite(groupId: string, inviteId: string): Promise<VendorInvite>
  deleteInvites(groupId: string): Promise<void>
  /** The link opens one session. Never store or log it. */
  createLink(input: { groupId: string; inviteId: string; email: string }): Promise<string>
  readDocument(documentId: string): Promise<VendorDocument>
  /** The documents in this order, and the history at the end. */
  downloadMerged(groupId: string, documentIds: readonly string[]): Promise<Uint8Array>
}

/** In minutes; SignNow refuses more than 45. */
export const linkMinutes = 45

const groupsPerPage = 50
/** A lost creation is found within the 1,000 latest groups. */
const maxGroupPages = 20

export function createSignNowClient(options: RequestOptions): SignNowClient {
  const send = createRequest(options)
  return { ...documentCalls(send), ...groupCalls(send), ...inviteCalls(send) }
}

function documentCalls(send: SendRequest) {
  return {
    async readAccountEmail() {
      const user = await send({
        name: 'read-user',
        method: 'GET',
        path: '/user',
        answer: UserAnswer,
      })
      return user.primary_email ?? user.email
    },
    async uploadDocument({ pdf, fileName }: { pdf: Uint8Array; fileName: string }) {
      const body = new FormData()
      body.set('file', new Blob([Buffer.from(pdf)], { type: 'application/pdf' }), fileName)
      const { id } = await send({
        name: 'upload-document',
        method: 'POST',
        path: '/document',
        body,
        answer: Created,
        isTransfer: true,
      })
      return id
    },
    async putFields(documentId: string, fields: readonly VendorField[]) {
      await send({
        name: 'put-fields',
        method: 'PUT',
        path: `/document/${encode(documentId)}`,
        body: { fields },
        answer: Changed,
      })
    },
    readDocument: (documentId: string) =>
      send({
        name: 'read-document',
        method: 'GET',
        path: `/document/${encode(documentId)}`,
        answer: DocumentAnswer,
      }),
    downloadMerged: (groupId: string, documentIds: readonly string[]) =>
      send({
        name: 'download-merged',
        method: 'POST',
        path: `/documentgroup/${encode(groupId)}/downloadall`,
        body: {
          type: 'merged',
          with_history: 'after_merged_pdf',
          document_order: documentIds,
        },
        answer: z.instanceof(Uint8Array),
        pdf: true,
        isTransfer: true,
      }),
  }
}

function groupCalls(send: SendRequest) {
  return {
    async createGroup({ documentIds, name }: { documentIds: readonly string[]; name: string }) {
      const { id } = await send({
        name: 'create-group',
        method: 'POST',
        path: '/documentgroup',
        body: { document_ids: documentIds, group_name: name },
        answer: Created,
      })
      return id
    },
    async findGroupByName(name: string) {
      for (let page = 0; page < maxGroupPages; page += 1) {
        const { document_groups: groups } = await send({
          name: 'list-groups',
          method: 'GET',
          path: `/user/documentgroups?limit=${groupsPerPage}&offset=${page * groupsPerPage}`,
          answer: GroupListAnswer,
        })
        const found = groups.find((group) => group.group_name === name)
        if (found || groups.length < groupsPerPage) {
          return found?.group_id
        }
      }
      return undefined
    },
    async readGroup(groupId: string) {
      const { data } = await send({
        name: 'read-group',
        method: 'GET',
        path: `/v2/document-groups/${encode(groupId)}`,
        answer: GroupAnswer,
      })
      return data
    },
    async deleteGroup(groupId: string) {
      await send({
        name: 'delete-group',
        method: 'DELETE',
        path: `/documentgroup/${encode(groupId)}`,
        answer: Nothing,
      })
    },
  }
}

function inviteCalls(send: SendRequest) {
  return {
    async createInvite(groupId: string, invite: EmbeddedInvite) {
      const { data } = await send({
        name: 'create-invite',
        method: 'POST',
        path: `/v2/document-groups/${encode(groupId)}/embedded-invites`,
        body: invite,
        answer: CreatedInData,
      })
      return data.id
    },
    async readInvite(groupId: string, inviteId: string) {
      const { invite } = await send({
        name: 'read-invite',
        method: 'GET',
        path: `/documentgroup/${encode(groupId)}/groupinvite/${encode(inviteId)}`,
        answer: InviteAnswer,
      })
      return invite
    },
    async deleteInvites(groupId: string) {
      await send({
        name: 'delete-invites',
        method: 'DELETE',
        path: `/v2/document-groups/${encode(groupId)}/embedded-invites`,
        answer: Nothing,
      })
    },
    async createLink(input: { groupId: string; inviteId: string; email: string }) {
      const { data } = await send({
        name: 'create-link',
        method: 'POST',
        path: `/v2/document-groups/${encode(input.groupId)}/embedded-invites/${encode(input.inviteId)}/link`,
        body: { email: input.email, auth_method: authMethod, link_expiration: linkMinutes },
        answer: LinkAnswer,
      })
      return data.link
    },
  }
}

/** We tell SignNow that our own link authenticated the signer; the link and the invite must agree. */
export const authMethod = 'none'

function encode(id: string): string {
  return encodeURIComponent(id)
}
