import { InviteRole } from '@countersign/contract/schemas/roles'
import { z } from 'zod'

/** One type of event: its payload, and what follows from it for reading and erasing. */
export interface EventDeclaration<Data> {
  /** Also reads what earlier versions recorded: a payload may gain something, never lose or change it. */
  schema: z.ZodType<Data>
  /** What happened, as the packet's owner reads it; without it, the event is for the evidence only. */
  words?: ((data: Data, nameOf: NameOf) => string) | undefined
  /**
   * Paths of what names or quotes a person. A path here is also in the trigger that allows erasing it
   * (migration `event_personal`).
   */
  personal: readonly string[]
}

/** The name of a signer at the time of the event. */
export type NameOf = (role: InviteRole) => string

export function event<Data>(
  schema: z.ZodType<Data>,
  words?: (data: Data, nameOf: NameOf) => string,
  personal: readonly string[] = [],
): EventDeclaration<Data> {
  return { schema, words, personal }
}

/** Keeps what an older or newer version recorded besides; the type has only what is known. */
export function facts<Shape extends z.ZodRawShape>(
  shape: Shape,
): z.ZodType<z.output<z.ZodObject<Shape>>> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a loose object parses all that a strict one does
  return z.looseObject(shape) as unknown as z.ZodType<z.output<z.ZodObject<Shape>>>
}

export const nothing = facts({})
export const byRole = facts({ role: InviteRole })

const list = new Intl.ListFormat('en-US')

export function listNames(roles: readonly InviteRole[], nameOf: NameOf): string {
  const residents = roles.filter((role) => role !== 'LLSign')
  return residents.length > 0 ? list.format(residents.map(nameOf)) : 'the residents'
}
