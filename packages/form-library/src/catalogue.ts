import type { FormDefinition } from './form-definition.ts'
import { noticeToPayOrQuit } from './forms/default-and-termination/notice-to-pay-or-quit.ts'
import { leadBasedPaintDisclosure } from './forms/disclosures-and-acknowledgments/lead-based-paint-disclosure.ts'
import { noticeOfEntry } from './forms/during-the-tenancy/notice-of-entry.ts'
import { esignConsentAddendum } from './forms/lease-addenda/esign-consent-addendum.ts'
import { petAddendum } from './forms/lease-addenda/pet-addendum.ts'
import { leaseRenewal } from './forms/leases-and-renewals/lease-renewal.ts'
import { monthToMonthAgreement } from './forms/leases-and-renewals/month-to-month-agreement.ts'
import { residentialLease } from './forms/leases-and-renewals/residential-lease.ts'
import { moveInMoveOutInspection } from './forms/move-in-and-condition/move-in-move-out-inspection.ts'
import { securityDepositReceipt } from './forms/move-in-and-condition/security-deposit-receipt.ts'

/** Every form of the library, in the order of the catalogue of 58. */
export const catalogue: readonly FormDefinition[] = [
  residentialLease,
  monthToMonthAgreement,
  leaseRenewal,
  petAddendum,
  esignConsentAddendum,
  leadBasedPaintDisclosure,
  moveInMoveOutInspection,
  securityDepositReceipt,
  noticeOfEntry,
  noticeToPayOrQuit,
]
