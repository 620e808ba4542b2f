import { LinkDays, ReminderPlan, type Packet } from '@countersign/contract'
import { defaultReminderPlan, linkDayChoices } from '@countersign/contract/calls'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { readDraft, saveDraft } from '../../../lib/drafts.ts'
import { describeReminders } from './describe-reminders.ts'
import styles from './actions.module.css'

const SendChoice = z.object({ linkDays: LinkDays, reminders: ReminderPlan })
export type SendChoice = z.infer<typeof SendChoice>

interface SendChoicesProps {
  choice: SendChoice
  onChange: (choice: SendChoice) => void
}

export function SendChoices({ choice, onChange }: SendChoicesProps) {
  const { linkDays, reminders } = choice

  return (
    <section className={styles.choices} aria-labelledby="send-choices">
      <h2 id="send-choices">When it is sent</h2>
      <NativeSelect
        label="Links work for"
        value={String(linkDays)}
        data={linkDayChoices.map((days) => ({ value: String(days), label: `${days} days` }))}
        onChange={({ currentTarget }) =>
          onChange({ ...choice, linkDays: Number(currentTarget.value) })
        }
      />
      <Checkbox
        label="Remind signers automatically"
        description={describeReminders(reminders, linkDays)}
        checked={reminders.enabled}
        onChange={({ currentTarget }) =>
          onChange({ ...choice, reminders: { ...reminders, enabled: currentTarget.checked } })
        }
      />
    </section>
  )
}

/** Kept in this tab until the packet is sent, also while the answers are changed. */
export function useSendChoice(packet: Packet, memberPlan: ReminderPlan | undefined) {
  const draft = `send.${packet.documentGroupId}`
  const [choice, setChoice] = useState<SendChoice>(
    () =>
      SendChoice.safeParse(readDraft(draft)).data ?? {
        linkDays: packet.linkDays,
        reminders: firstPlan(packet.reminders, memberPlan),
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
