import { DomainError } from '../../kernel/domain-error.ts'
import { formatCents } from '../../kernel/format-cents.ts'

/** What the packet costs now, and what the owner was shown. Integer cents. */
export interface PacketFee {
  amountCents: number
  shownCents: number | undefined
}

/** Nobody pays another amount than the one that was on the screen. */
export function assertShown({ amountCents, shownCents }: PacketFee): void {
  if (shownCents !== undefined && shownCents !== amountCents) {
    throw new DomainError(
      'fee-changed',
      `The fee of this packet is now ${formatCents(amountCents)} instead of ${formatCents(shownCents)}. Nothing was paid or sent.`,
    )
  }
}
