import type { FormDefinition } from './form-definition.ts'
import { noticeOfTermination } from './forms/default-and-termination/notice-of-termination-non-renewal.ts'
import { noticeToCureOrQuit } from './forms/default-and-termination/notice-to-cure-or-quit.ts'
import { noticeToPayOrQuit } from './forms/default-and-termination/notice-to-pay-or-quit.ts'
import { proofOfService } from './forms/default-and-termination/proof-of-service.ts'
import { unconditionalNoticeToQuit } from './forms/default-and-termination/unconditional-notice-to-quit.ts'
import { leadBasedPaintDisclosure } from './forms/disclosures-and-acknowledgments/lead-based-paint-disclosure.ts'
import { noticeOfEntry } from './forms/during-the-tenancy/notice-of-entry.ts'
import { assistanceAnimalAcknowledgment } from './forms/lease-addenda/assistance-animal-acknowledgment.ts'
import { bedBugAndPestAddendum } from './forms/lease-addenda/bed-bug-and-pest-addendum.ts'
import { esignConsentAddendum } from './forms/lease-addenda/esign-consent-addendum.ts'
import { houseRulesCommunityPolicies } from './forms/lease-addenda/house-rules-community-policies.ts'
import { keysAndAccessDevicesReceipt } from './forms/lease-addenda/keys-and-access-devices-receipt.ts'
import { moldAndMoistureAddendum } from './forms/lease-addenda/mold-and-moisture-addendum.ts'
import { parkingGarageStorageAddendum } from './forms/lease-addenda/parking-garage-storage-addendum.ts'
import { petAddendum } from './forms/lease-addenda/pet-addendum.ts'
import { rentersInsuranceAddendum } from './forms/lease-addenda/renters-insurance-addendum.ts'
import { roommateAddendum } from './forms/lease-addenda/roommate-addendum.ts'
import { smokeAndCarbonMonoxideAlarmAddendum } from './forms/lease-addenda/smoke-and-carbon-monoxide-alarm-addendum.ts'
import { smokeFreeCannabisAddendum } from './forms/lease-addenda/smoke-free-cannabis-addendum.ts'
import { utilityResponsibilityAddendum } from './forms/lease-addenda/utility-responsibility-addendum.ts'
import { leaseRenewal } from './forms/leases-and-renewals/lease-renewal.ts'
import { monthToMonthAgreement } from './forms/leases-and-renewals/month-to-month-agreement.ts'
import { residentialLease } from './forms/leases-and-renewals/residential-lease.ts'
import { moveInMoveOutInspection } from './forms/move-in-and-condition/move-in-move-out-inspection.ts'
import { securityDepositReceipt } from './forms/move-in-and-condition/security-deposit-receipt.ts'
import { noticeOfAbandonedProperty } from './forms/move-out-and-deposits/notice-of-abandoned-property.ts'
import { securityDepositItemization } from './forms/move-out-and-deposits/security-deposit-itemization.ts'

/** Every form of the library, in the order of the catalogue of 58. */
export const catalogue: readonly FormDefinition[] = [
  residentialLease,
  monthToMonthAgreement,
  leaseRenewal,
  petAddendum,
  assistanceAnimalAcknowledgment,
  parkingGarageStorageAddendum,
  smokeAndCarbonMonoxideAlarmAddendum,
  moldAndMoistureAddendum,
  bedBugAndPestAddendum,
  smokeFreeCannabisAddendum,
  houseRulesCommunityPolicies,
  utilityResponsibilityAddendum,
  rentersInsuranceAddendum,
  roommateAddendum,
  keysAndAccessDevicesReceipt,
  esignConsentAddendum,
  leadBasedPaintDisclosure,
  moveInMoveOutInspection,
  securityDepositReceipt,
  noticeOfEntry,
  noticeToPayOrQuit,
  noticeToCureOrQuit,
  unconditionalNoticeToQuit,
  noticeOfTermination,
  proofOfService,
  securityDepositItemization,
  noticeOfAbandonedProperty,
]
