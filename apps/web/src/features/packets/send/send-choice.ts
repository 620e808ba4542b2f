import { NegotiationLanguage, ResidentLanguage } from '@countersign/contract/schemas/languages'
import {
  ResidentMessage,
  type SendForSignatureBody,
} from '@countersign/contract/schemas/packets/create-packet'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { LinkDays, ReminderPlan } from '@countersign/contract/schemas/packets/reminders'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { asksNegotiationLanguage } from '@countersign/contract/rules/languages'
import { defaultReminderPlan } from '@countersign/contract/rules/reminders'
import { useState } from 'react'
import { z } from 'zod'
import { readDraft, saveDraft } from '../../../lib/drafts.ts'
import { residentInvites } from '../sign/signers/visible-signers.ts'

const SendChoice = z.object({
  linkDays: LinkDays,
  reminders: ReminderPlan,
  /** Empty: none. */
  message: z.string(),
  /** By role, where the owner chose one here. */
  languages: z.record(z.string(), ResidentLanguage),
  negotiatedIn: NegotiationLanguage.optional(),
})
export type SendChoice = z.infer<typeof SendChoice>

export type SendErrors = Partial<Record<'message' | 'negotiatedIn', string>>

/** Kept in this tab until the packet is sent, also while the answers are changed. */
export function useSendChoice(packet: Packet, memberPlan: ReminderPlan | undefined) {
  const draft = `send.${packet.documentGroupId}`
  const [choice, setChoice] = useState<SendChoice>(
    () =>
      SendChoice.safeParse(readDraft(draft)).data ?? {
        linkDays: packet.linkDays,
        reminders: firstPlan(packet.reminders, memberPlan),
        message: packet.message ?? '',
        languages: {},
        ...(packet.negotiatedIn && { negotiatedIn: packet.negotiatedIn }),
      },
  )

  return {
    choice,
    change: (next: SendChoice) => {
      saveDraft(draft, next)
      setChoice(next)
    },
  }
}

/** A packet for which nothing was chosen has the product's plan; the plan of the account comes first. */
function firstPlan(plan: ReminderPlan, memberPlan: ReminderPlan | undefined): ReminderPlan {
  const isChosen = JSON.stringify(plan) !== JSON.stringify(defaultReminderPlan)
  return isChosen ? plan : (memberPlan ?? plan)
}

/** The choice here, or else what they had in an earlier packet. */
export function languageOf(
  { languages }: SendChoice,
  { role, language }: Pick<SigningInvite, 'role' | 'language'>,
): ResidentLanguage {
  return languages[role] ?? language ?? 'en'
}

interface Sending {
  packet: Packet
  invites: readonly SigningInvite[]
  choice: SendChoice
}

/**
 * English unless a resident reads Spanish: then the owner has to say. Undefined also where it is not
 * asked.
 */
export function negotiatedIn({ packet, invites, choice }: Sending) {
  if (!asksNegotiationLanguage(packet.property.address)) {
    return undefined
  }
  const isEnglish = residentInvites(invites).every((invite) => languageOf(choice, invite) === 'en')

  return choice.negotiatedIn ?? (isEnglish ? 'en' : undefined)
}

export function findSendErrors(sending: Sending): SendErrors {
  const { packet, choice } = sending
  const message = choice.message.trim()
  const messageError = message && ResidentMessage.safeParse(message).error?.issues[0]?.message
  const isAsked = asksNegotiationLanguage(packet.property.address)

  return {
    ...(messageError && { message: messageError }),
    ...(isAsked && !negotiatedIn(sending) && { negotiatedIn: 'Choose a language.' }),
  }
}

export function toSendRequest(sending: Sending): Omit<SendForSignatureBody, 'docGroupId'> {
  const { invites, choice } = sending
  const languages = residentInvites(invites)
    .filter(({ role }) => choice.languages[role])
    .map(({ role }) => [role, choice.languages[role]])

  return {
    linkDays: choice.linkDays,
    reminders: choice.reminders,
    message: choice.message.trim() || null,
    languages: Object.fromEntries(languages),
    negotiatedIn: negotiatedIn(sending),
  }
}
