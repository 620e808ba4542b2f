import type { z } from 'zod'
import { FormBody } from '../schemas/forms/custom-form.ts'
import { Form } from '../schemas/forms/form.ts'
import { CreateDocumentGroup } from '../schemas/packets/create-packet.ts'
import { PropertyBody } from '../schemas/properties.ts'
import { InviteBody, SigningInvite } from '../schemas/signing-invites.ts'
import { User, UserBody, UserUpdate } from '../schemas/users.ts'

/**
 * Keys of a body that say nothing: a client of the specification sends an object back as it received it.
 * By the key of their object, '' for the body itself. All other keys that a schema does not know are
 * refused.
 */
export const echoedKeys: ReadonlyMap<
  z.ZodType,
  Partial<Record<string, readonly string[]>>
> = new Map<z.ZodType, Partial<Record<string, readonly string[]>>>([
  [UserBody, { '': ['_id', 'properties'] }],
  // `country` is dropped where the address is in the United States.
  [UserUpdate, { '': Object.keys(User.shape), noticeAddress: ['country'] }],
  [CreateDocumentGroup, { signers: ['_id', 'name'], initiator: Object.keys(User.shape) }],
  [PropertyBody, { '': ['_id', 'unit', 'version'] }],
  [FormBody, { '': Object.keys(Form.shape) }],
  [InviteBody, { '': Object.keys(SigningInvite.shape) }],
])
