import type { User, UserUpdate } from '@countersign/contract/schemas/users'
import { formatPhone } from '@countersign/answers/phone'

/** Chosen instead of a state. */
export const abroad = 'abroad'

/** Input, valid or not. */
export interface AccountDraft {
  phone: string
  companyName: string
  /** `state` may be `abroad`, for an address in `country`. */
  noticeAddress: { street: string; city: string; state: string; zip: string; country: string }
  dbaNames: { name: string }[]
  reminders: {
    enabled: boolean
    /** "3, 7, 14". */
    afterDays: string
    beforeExpiryDays: string
  }
  mailOnSignature: boolean
  keepPackets: boolean
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
): Record<keyof Omit<UserUpdate, 'name' | 'email'>, unknown> {
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
