import { calls } from '@countersign/contract/calls'
import type { Call } from '@countersign/contract/call'
import { endpointFor } from '@countersign/contract/endpoints'
import * as applications from '@countersign/contract/schemas/applications'
import * as auth from '@countersign/contract/schemas/auth'
import * as emailCopies from '@countersign/contract/schemas/email-copies'
import * as formImport from '@countersign/contract/schemas/forms/form-import'
import * as formPlace from '@countersign/contract/schemas/forms/form-place'
import * as formReading from '@countersign/contract/schemas/forms/form-reading'
import * as formUpload from '@countersign/contract/schemas/forms/form-upload'
import * as forms from '@countersign/contract/schemas/forms/form'
import * as customForms from '@countersign/contract/schemas/forms/custom-form'
import * as printSize from '@countersign/contract/schemas/forms/print-size'
import * as signerScope from '@countersign/contract/schemas/forms/signer-scope'
import * as stateRules from '@countersign/contract/schemas/forms/state-rules'
import * as health from '@countersign/contract/schemas/health'
import * as languages from '@countersign/contract/schemas/languages'
import * as offices from '@countersign/contract/schemas/offices'
import * as createPacket from '@countersign/contract/schemas/packets/create-packet'
import * as packetList from '@countersign/contract/schemas/packets/packet-list'
import * as packetStatus from '@countersign/contract/schemas/packets/packet-status'
import * as packetText from '@countersign/contract/schemas/packets/packet-text'
import * as packets from '@countersign/contract/schemas/packets/packet'
import * as reminders from '@countersign/contract/schemas/packets/reminders'
import * as signingCapabilities from '@countersign/contract/schemas/packets/signing-capabilities'
import * as payments from '@countersign/contract/schemas/payments'
import * as personalData from '@countersign/contract/schemas/personal-data'
import * as problem from '@countersign/contract/schemas/problem'
import * as properties from '@countersign/contract/schemas/properties'
import * as roles from '@countersign/contract/schemas/roles'
import * as shapes from '@countersign/contract/schemas/shapes'
import * as invites from '@countersign/contract/schemas/signing-invites'
import * as answers from '@countersign/contract/schemas/signing-room/answers'
import * as roomDocument from '@countersign/contract/schemas/signing-room/room-document'
import * as roomPlaces from '@countersign/contract/schemas/signing-room/room-places'
import * as room from '@countersign/contract/schemas/signing-room/room'
import * as users from '@countersign/contract/schemas/users'
import * as verify from '@countersign/contract/schemas/verify'
import { z } from 'zod'

const modules = [
  applications,
  auth,
  emailCopies,
  formImport,
  formPlace,
  formReading,
  formUpload,
  forms,
  customForms,
  printSize,
  signerScope,
  stateRules,
  health,
  languages,
  offices,
  createPacket,
  packetList,
  packetStatus,
  packetText,
  packets,
  reminders,
  signingCapabilities,
  payments,
  personalData,
  problem,
  properties,
  roles,
  shapes,
  invites,
  answers,
  roomDocument,
  roomPlaces,
  room,
  users,
  verify,
]

/**
 * Names the contract's schemas for OpenAPI by their exports. Not where they are declared: a side effect
 * there would keep all of them in the web app.
 */
export function nameSchemas(): void {
  const inline = inlineSchemas()
  for (const [id, schema] of modules.flatMap((module) => Object.entries<unknown>(module))) {
    if (schema instanceof z.ZodType && !inline.has(schema)) {
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
    }
  }
}

/** Parameters and queries are described one by one. */
function inlineSchemas(): Set<unknown> {
  return new Set(
    Object.values<Call>(calls).flatMap((call) => {
      const { params, query } = endpointFor(call)
      return [params, query]
    }),
  )
}
