import type { User, UserUpdate } from '@countersign/contract/schemas/users'
import { formatPhone } from '@countersign/answers/phone'
import { z } from 'zod'
import { openEditDraft, type EditDraft } from '../../lib/edit-draft.ts'

/** Chosen instead of a state. */
export const abroad = 'abroad'

/** Input, valid or not. */
const AccountDraft = z.object({
  phone: z.string(),
  companyName: z.string(),
  /** `state` may be `abroad`, for an address in `country`. */
  noticeAddress: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
  }),
  dbaNames: z.array(z.object({ name: z.string() })),
  reminders: z.object({
    enabled: z.boolean(),
    /** "3, 7, 14". */
    afterDays: z.string(),
    beforeExpiryDays: z.string(),
  }),
  mailOnSignature: z.boolean(),
  keepPackets: z.boolean(),
})
export type AccountDraft = z.infer<typeof AccountDraft>

/** What was typed and not saved is kept until it is saved. */
export function openAccountDraft(user: User): EditDraft<AccountDraft> {
  return openEditDraft<AccountDraft>({
    name: `account.${user._id}`,
    parse: (values) => AccountDraft.safeParse(values).data,
    saved: toDraft(user),
  })
}

export function toDraft(user: User): AccountDraft {
  const { phone, companyName = '', noticeAddress, dbaNames = [], reminders } = user

  return {
    phone: phone ? formatPhone(phone) : '',
    companyName,
    noticeAddress: {
      ...(noticeAddress ?? { street: '', city: '', state: '', zip: '' }),
      ...(noticeAddress?.country === undefined
        ? { country: '' }
        : { country: noticeAddress.country, state: abroad }),
    },
    dbaNames: dbaNames.map((name) => ({ name })),
    reminders: {
      enabled: reminders?.enabled ?? true,
      afterDays: reminders?.afterDays.join(', ') ?? '',
      beforeExpiryDays: reminders?.beforeExpiryDays?.toString() ?? '',
    },
    mailOnSignature: user.mailOnSignature ?? true,
    keepPackets: user.keepPackets ?? false,
  }
}

/** What the draft says, for the schema to check. Empty boxes empty the account's field. */
export function toUpdate(
  draft: AccountDraft,
): Record<keyof Omit<UserUpdate, 'name' | 'email' | 'replacesDbaNames'>, unknown> {
  const { phone, companyName, reminders, mailOnSignature, keepPackets } = draft
  const { country, ...address } = draft.noticeAddress
  const isBlank = Object.values(address).every((part) => part.trim() === '' || part === abroad)
  const noticeAddress = address.state === abroad ? { ...address, state: '', country } : address

  return {
    phone: phone.trim() || null,
    companyName: companyName.trim() || null,
    noticeAddress: isBlank ? null : noticeAddress,
    dbaNames: listedNames(draft).map(({ name }) => name),
    reminders: {
      enabled: reminders.enabled,
      afterDays: reminders.afterDays
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(Number),
      beforeExpiryDays: reminders.beforeExpiryDays.trim()
        ? Number(reminders.beforeExpiryDays)
        : null,
    },
    mailOnSignature,
    keepPackets,
  }
}

/** Rows left empty do not count. */
export function listedNames({ dbaNames }: AccountDraft): { name: string; row: number }[] {
  return dbaNames.map(({ name }, row) => ({ name, row })).filter(({ name }) => name.trim() !== '')
}

export function accountFieldId(field: string): string {
  return `account-${field.replaceAll('.', '-')}`
}
